import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { CartLink, CartLinkList } from "./contract.ts";
import { linkUrl } from "./make-link.server.ts";
import type { byCode, cartLinkQuery } from "./schemas.ts";

/** A line of a link, with the prices of when it was made. */
type StoredLine = {
  product_id: number;
  quantity: number;
  price_poisha: number;
  /** The price before an offer; null without one. */
  regular_poisha: number | null;
};

type LinkRow = { code: string; created_at: Date; ends_at: Date; lines: StoredLine[] };

/** See `showCartLink`. */
export async function showLink(
  { code }: z.output<typeof byCode>,
  { shop }: ApiContext,
): Promise<{ data: CartLink }> {
  const { rows } = await shop.database.pool.query<LinkRow>(
    "select code, created_at, ends_at, lines from cart_links where code = $1 and ends_at > now()",
    [code],
  );
  const row = rows[0];
  if (!row)
    throw new Problem("not_found", m.shared_cart_ended({ days: formatNumber(retentionDays.cartLinks) }));
  const items = row.lines.map(({ product_id, quantity, price_poisha, regular_poisha }) => ({
    product_id,
    quantity,
    price: toTaka(price_poisha),
    regular_price: regular_poisha === null ? undefined : toTaka(regular_poisha),
  }));
  return {
    data: {
      code,
      created_at: row.created_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      items,
    },
  };
}

/** See `countCartLinkOpened`. An unknown or ended link counts nothing. */
export async function countOpened({ code }: z.output<typeof byCode>, { shop }: ApiContext) {
  await shop.database.pool.query(
    "update cart_links set opened = opened + 1 where code = $1 and ends_at > now()",
    [code],
  );
  return { success: true as const };
}

type StaffLinkRow = Omit<CartLinkList["data"][number], "url" | "created_at" | "ends_at" | "made_by"> & {
  created_at: Date;
  ends_at: Date;
  user_id: number;
  user_name: string;
};

/** See `listCartLinks`. */
export async function listLinks(
  { after }: z.output<typeof cartLinkQuery>,
  { shop }: ApiContext,
): Promise<CartLinkList> {
  const { pool } = shop.database;
  const { rows } = await pool.query<StaffLinkRow>(
    `select l.id, l.code, l.created_at, l.ends_at, l.opened, jsonb_array_length(l.lines) as products,
            (select count(*)::int from orders o where o.cart_link = l.code and o.status <> 'cancelled') as ordered,
            u.id as user_id, u.name as user_name
     from cart_links l join users u on u.id = l.made_by
     where l.made_by is not null and l.ends_at > now() and ($1::bigint is null or l.id < $1)
     order by l.id desc limit $2`,
    [after ?? null, adminPageSize + 1],
  );
  const data = rows.slice(0, adminPageSize).map(({ user_id, user_name, created_at, ends_at, ...row }) => ({
    ...row,
    url: linkUrl(shop, row.code),
    created_at: created_at.toISOString(),
    ends_at: ends_at.toISOString(),
    made_by: { id: user_id, name: user_name },
  }));
  const next = rows.length > adminPageSize ? (data.at(-1)?.id ?? null) : null;
  return { data, meta: { next, by_shoppers: await countUsesByShoppers(pool) } };
}

async function countUsesByShoppers(queries: Queries) {
  const { rows } = await queries.query<CartLinkList["meta"]["by_shoppers"]>(
    `select count(*)::int as made, coalesce(sum(l.opened), 0)::int as opened,
            (select count(*)::int from orders o join cart_links s on s.code = o.cart_link
             where s.made_by is null and s.ends_at > now() and o.status <> 'cancelled') as ordered
     from cart_links l where l.made_by is null and l.ends_at > now()`,
  );
  return rows[0] ?? { made: 0, opened: 0, ordered: 0 };
}

/** Deletes links whose time is over; returns how many. */
export async function deleteEndedLinks({ database }: { database: { pool: Queries } }): Promise<number> {
  const { rowCount } = await database.pool.query("delete from cart_links where ends_at < now()");
  return rowCount ?? 0;
}
