import { id, paragraphs } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { myOrderQuery } from "#src/orders/mine/schemas.ts";
import { maxRequest } from "../rules.ts";

export const problemReport = myOrderQuery.extend({
  /** The affected line; the whole order without it. */
  item: id.optional(),
  text: paragraphs(maxRequest, () => m.problem_report_empty()),
});
