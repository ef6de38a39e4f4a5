import { randomBytes } from "node:crypto";

export const randomPassword = (): string => randomBytes(9).toString("base64url");
