import { randomBytes } from "node:crypto";

export const madeUpPassword = (): string => randomBytes(9).toString("base64url");
