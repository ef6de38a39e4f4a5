import type { Pool } from "pg";
import { type Locale, locale } from "../../language/locale.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";

const days = 30;
const most = 6;
/** What fewer than this have opened may be the doing of one person. */
const fewest = 5;
/** So long what was counted is told again before it is counted anew, in milliseconds. */
const fresh = 5 * 60_000;

type Popular = { data: string[] };

/**
 * What people look for, as the shop calls it in the language asked for: the goods opened most after searches, never the
 * terms that somebody typed. None where there are too few to tell. At most five minutes old.
 */
export function popularSearches() {
  const counted = new Map<Locale, { at: number; popular: Promise<Popular> }>();
  return (_input: object, { shop }: Pick<ApiContext<unknown>, "shop">): Promise<Popular> => {
    const language = locale();
    const last = counted.get(language);
    if (last && Date.now() - last.at < fresh) return last.popular;
    const popular = countPopular(shop.database.pool, language);
    counted.set(language, { at: Date.now(), popular });
    popular.catch(() => counted.delete(language));
    return popular;
  };
}

async function countPopular(pool: Pool, language: Locale): Promise<Popular> {
  const { rows } = await pool.query<{ name: string }>(
    `select p.name_${language} as name
     from search_counts c join products p on p.id = c.product_id
     where c.day > (now() at time zone 'Asia/Dhaka')::date - $1::int and p.stock is distinct from 0
     group by p.id having sum(c.count) >= $2 order by sum(c.count) desc, p.id limit $3`,
    [days, fewest, most],
  );
  return { data: [...new Set(rows.map(({ name }) => firstClause(name)))] };
}

/** "Rui fish, cleaned and cut" is looked for as "Rui fish". */
const firstClause = (name: string): string => name.split(/[,(]/)[0]?.trim() || name;
