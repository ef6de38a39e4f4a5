import { m } from "../language/messages.ts";
import { number } from "../language/numbers/numbers.ts";
import { maxUploadBytes } from "./rules.ts";

export const tooLarge = (): string => m.picture_too_large({ max: number(maxUploadBytes / 1_000_000) });
