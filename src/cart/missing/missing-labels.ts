import { m } from "#src/language/messages.ts";
import type { IfMissing } from "./rules.ts";

/** As a choice of its own: "Replace with similar". */
export const missingLabels: Record<IfMissing, () => string> = {
  call: m.cart_missing_call,
  similar: m.cart_missing_similar,
  leave_out: m.cart_missing_leave_out,
};

/** Inside a sentence or a row: "replace with similar". */
export const missingPhrases: Record<IfMissing, () => string> = {
  call: m.cart_line_missing_call,
  similar: m.cart_line_missing_similar,
  leave_out: m.cart_line_missing_leave_out,
};
