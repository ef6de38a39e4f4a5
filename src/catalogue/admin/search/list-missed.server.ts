import type { z } from "zod";
import type { LiveIndex } from "#src/catalogue/search/live/live-index.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { search } from "#src/search/search.ts";
import type { MissedSearch } from "./contract.ts";
import type { missedQuery } from "./schemas.ts";

type MissedRecord = { term: string; count: number; last: string | null };

const maxTerms = 100;

/** The terms missed most in the last days, or the ignored ones. `found`: whether a search finds it now. */
export async function listMissedSearches(
  { days = "7", ignored }: z.output<typeof missedQuery>,
  { shop }: ApiContext,
  index: LiveIndex,
): Promise<{ data: MissedSearch[] }> {
  const { pool } = shop.database;
  // In `search_counts`, searches without a result have the product 0.
  const { rows } = ignored
    ? await pool.query<MissedRecord>(
        `select i.term, coalesce(sum(c.count), 0)::float8 as count, to_char(max(c.day), 'YYYY-MM-DD') as last
         from (select * from ignored_searches order by ignored_at desc, term limit $1) i
         left join search_counts c on c.product_id = 0 and c.term = i.term
         group by i.term, i.ignored_at order by i.ignored_at desc, i.term`,
        [maxTerms],
      )
    : await pool.query<MissedRecord>(
        `select term, sum(count)::float8 as count, to_char(max(day), 'YYYY-MM-DD') as last from search_counts c
         where product_id = 0 and day > (now() at time zone 'Asia/Dhaka')::date - $2::int
           and not exists (select from ignored_searches i where i.term = c.term)
         group by term order by sum(count) desc, max(day) desc, term limit $1`,
        [maxTerms, Number(days)],
      );
  const current = index.current;
  const searchNow = (text: string) => {
    const { exact = false, nearest = [] } = current ? search(current, { text, limit: 1 }) : {};
    return { found: exact, nearest };
  };
  return { data: rows.map((row) => ({ ...row, ...searchNow(row.term) })) };
}
