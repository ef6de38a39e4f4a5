import type { Pool } from "pg";
import { type Locale, locale } from "#src/language/locale.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";

const periodDays = 30;
const maxPopular = 6;
/** The minimum number of days and networks together; less may be one user, since each counts a product once a day. */
const minVisits = 5;
/** The lifetime of the cache in ms. */
const cacheLifetimeMs = 5 * 60_000;

type Popular = { data: string[] };

/** Returns a cached function: the names of products opened most often after searches in 30 days, never typed terms. */
export function createPopularSearches() {
  const cache = new Map<Locale, { at: number; popular: Promise<Popular> }>();
  return (_input: object, { shop }: Pick<ApiContext<unknown>, "shop">): Promise<Popular> => {
    const language = locale();
    const cached = cache.get(language);
    if (cached && Date.now() - cached.at < cacheLifetimeMs) return cached.popular;
    const popular = countPopular(shop.database.pool, language);
    cache.set(language, { at: Date.now(), popular });
    popular.catch(() => cache.delete(language));
    return popular;
  };
}

async function countPopular(pool: Pool, language: Locale): Promise<Popular> {
  const { rows } = await pool.query<{ name: string }>(
    `select p.name_${language} as name
     from search_counts c join products p on p.id = c.product_id
     where c.day > (now() at time zone 'Asia/Dhaka')::date - $1::int and p.stock is distinct from 0 and not p.is_archived
     group by p.id having sum(c.count) >= $2 order by sum(c.count) desc, p.id limit $3`,
    [periodDays, minVisits, maxPopular],
  );
  return { data: [...new Set(rows.map(({ name }) => firstClause(name)))] };
}

/** "Rui fish, cleaned and cut" → "Rui fish". */
const firstClause = (name: string): string => name.split(/[,(]/)[0]?.trim() || name;
