import { randomBytes } from "node:crypto";

/** A random password: 72 bits in 12 characters. */
export const madeUpPassword = (): string => randomBytes(9).toString("base64url");
