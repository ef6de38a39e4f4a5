import { m } from "../language/messages.ts";
import { formatNumber } from "../language/numbers/numbers.ts";
import { maxUploadBytes } from "./rules.ts";

export const tooLargeText = (): string =>
  m.picture_too_large({ max: formatNumber(maxUploadBytes / 1_000_000) });
