import type { ApiContext } from "../../platform/http/api.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import { termOf } from "../../search/query/chosen.ts";

/** Terms longer than this are nobody's search; what looks like a phone number or an address is nobody's business. */
const longestTerm = 60;
const personalKeys = /@|[0-9]{6}/;

/** Counts written a minute at the most by one process: a flood of invented terms must not fill the table. */
const mostAMinute = 120;
let minute = 0;
let written = 0;

/** Counts that a search found nothing exact; in the background, and never twice as loud as the shop itself. */
export function countMissed(shop: Shop, search: string): void {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) written = 0;
  minute = now;
  if (written++ < mostAMinute) count(shop, search, 0);
}

/** Counts what somebody opened after a search. Nobody waits for it, and nothing about them is kept. */
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
  const known = product === 0 ? "" : "where exists (select from products where id = $2)";
  shop.database.pool
    .query(
      `insert into search_counts as c (day, term, product_id, count)
       select (now() at time zone 'Asia/Dhaka')::date, $1::text, $2::bigint, 1 ${known}
       on conflict (day, term, product_id) do update set count = c.count + 1`,
      [term, product],
    )
    .catch((error: unknown) => shop.log.warn("search not counted", { error }));
}

/** The term, where it may be kept; empty where it may not. */
function countable(text: string): string {
  const term = termOf(text);
  return term.length > longestTerm || personalKeys.test(term.replace(/[\s-]/g, "")) ? "" : term;
}
