import { createHmac } from "node:crypto";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { termOf } from "#src/search/ranking/boosts.ts";

/** Longer texts are not search terms. */
const maxTermLength = 60;
/** Matches e-mail addresses and phone numbers, which are not stored. */
const personalData = /@|[0-9]{6}/;

/**
 * Counts products opened after a search, once a day per product and network. Deduplicates by a keyed hash,
 * which is not stored.
 */
export async function countChosen(
  { term: text, product_id }: { term: string; product_id: number },
  { shop, network }: ApiContext,
): Promise<{ success: true }> {
  const term = toCountableTerm(text);
  if (term)
    countVisit(shop, term, product_id, network).catch((error: unknown) =>
      shop.log.warn("search not counted", { error }),
    );
  return { success: true };
}

async function countVisit({ database }: Shop, term: string, product: number, network: string): Promise<void> {
  const secret = await readOrCreateSecret(database, "search choices");
  const visit = createHmac("sha256", secret).update(`${product} ${network}`).digest("base64url");
  // `first_visit` is empty if this network opened the product before on this day: then nothing is counted.
  await database.pool.query(
    `with first_visit as (
       insert into rate_limits as l (key, count, window_ends)
       select $3, 1, (date_trunc('day', now() at time zone 'Asia/Dhaka') + interval '1 day') at time zone 'Asia/Dhaka'
       where exists (select from products where id = $2)
       on conflict (key) do update set window_ends = excluded.window_ends where l.window_ends < now()
       returning key
     )
     insert into search_counts as c (day, term, product_id, count)
     select (now() at time zone 'Asia/Dhaka')::date, $1::text, $2::bigint, 1 from first_visit
     on conflict (day, term, product_id) do update set count = c.count + 1`,
    [term, product, `choice:${visit}`],
  );
}

/** Normalises a term for counting; empty if it may not be stored. */
export function toCountableTerm(text: string): string {
  const term = termOf(text);
  const hasPersonalData = personalData.test(term.replace(/[^@\p{L}\p{N}]/gu, ""));
  return term.length > maxTermLength || hasPersonalData ? "" : term;
}
