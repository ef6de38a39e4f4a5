import { m } from "#src/language/messages.ts";
import type { IfMissing } from "./rules.ts";

/** As a label: "Replace with similar". */
export const missingLabels: Record<IfMissing, () => string> = {
  call: m.cart_missing_call,
  similar: m.cart_missing_similar,
  leave_out: m.cart_missing_leave_out,
};

/** Within a sentence: "replace with similar". */
export const missingPhrases: Record<IfMissing, () => string> = {
  call: m.cart_line_missing_call,
  similar: m.cart_line_missing_similar,
  leave_out: m.cart_line_missing_leave_out,
};
