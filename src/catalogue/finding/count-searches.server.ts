import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { termOf } from "../../search/ranking/boosts.ts";

/** Longer texts are no search terms. What looks like a phone number or an e-mail address is not stored, either. */
const longestTerm = 60;
const personal = /@|[0-9]{6}/;

/** Counts in the background which product was opened after a search; not by whom. */
export async function countChosen(
  { term, product_id }: { term: string; product_id: number },
  { shop }: ApiContext,
): Promise<{ success: true }> {
  count(shop, term, product_id);
  return { success: true };
}

function count(shop: Shop, text: string, product: number): void {
  const term = countable(text);
  if (!term) return;
  shop.database.pool
    .query(
      `insert into search_counts as c (day, term, product_id, count)
       select (now() at time zone 'Asia/Dhaka')::date, $1::text, $2::bigint, 1
       where exists (select from products where id = $2)
       on conflict (day, term, product_id) do update set count = c.count + 1`,
      [term, product],
    )
    .catch((error: unknown) => shop.log.warn("search not counted", { error }));
}

/** The term in the form in which it is counted; empty if it may not be stored. */
export function countable(text: string): string {
  const term = termOf(text);
  return term.length > longestTerm || personal.test(term.replace(/[^@\p{L}\p{N}]/gu, "")) ? "" : term;
}
