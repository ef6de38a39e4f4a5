import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { offerName } from "#src/offers/find-order-offers.server.ts";
import type { AgreedTerms, SumsAfter } from "#src/orders/admin/editing/change-lines.server.ts";
import { dueInCash } from "#src/orders/totals.ts";
import type { ChangedSums } from "../contract.ts";

/** Called with the sums of a change, before it is written. */
export type OnForeseen = (sums: SumsAfter, terms: AgreedTerms | undefined) => void;

/** Ends the transaction of a preview. */
class PreviewDone extends Error {
  readonly sums: ChangedSums;
  constructor(sums: ChangedSums) {
    super("foreseen");
    this.sums = sums;
  }
}

/** Previews a change: runs it until `onForeseen`, then rolls it back. Refuses what the change refuses. */
export async function runPreview(
  change: (onForeseen: OnForeseen) => Promise<unknown>,
): Promise<{ data: ChangedSums }> {
  try {
    await change((sums, terms) => {
      throw new PreviewDone(toSums(sums, terms));
    });
  } catch (error) {
    if (error instanceof PreviewDone) return { data: error.sums };
    throw error;
  }
  throw new Problem("invalid_fields", m.order_edit_nothing());
}

const toSums = (
  { itemsTotal, fee, discount, offer, total }: SumsAfter,
  terms: AgreedTerms | undefined,
): ChangedSums => ({
  items_total: toTaka(itemsTotal),
  fee: toTaka(fee),
  ...(terms?.offer && offer > 0 && { offer: { name: offerName(terms.offer.offer), amount: toTaka(offer) } }),
  ...(discount > offer && { discount: toTaka(discount - offer) }),
  total: toTaka(dueInCash(total)),
});
