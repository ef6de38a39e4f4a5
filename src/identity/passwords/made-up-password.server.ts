import { randomBytes } from "node:crypto";

/** A password that nobody guesses: 72 random bits in 12 characters. */
export const madeUpPassword = (): string => randomBytes(9).toString("base64url");
