import sql, { type Sql } from "sql-template-tag";
import type { z } from "zod";
import { adminPageSize } from "#src/api/paging.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { AdminOffer, OfferState } from "./contract.ts";
import { readOffer, readOffers, stateSql } from "./offer-rows.server.ts";
import type { offerList, offerQuery } from "./schemas.ts";

/** The products of an offer that a list names. */
const maxNamedProducts = 2;

/** SQL: the offers `o` of a state after the offer `after`, in their order. */
function pageSql(state: OfferState, after: number | undefined): Sql {
  const startedBeforeSql = after
    ? sql`and (o.starts_at, o.id) < (select starts_at, id from offers where id = ${after})`
    : sql``;
  const startsLaterSql = after
    ? sql`and (o.starts_at, o.id) > (select starts_at, id from offers where id = ${after})`
    : sql``;
  const endedBeforeSql = after
    ? sql`and (o.ends_at, o.id) < (select ends_at, id from offers where id = ${after})`
    : sql``;
  const maxRows = adminPageSize + 1;
  if (state === "running")
    return sql`where o.starts_at <= now() and (o.ends_at is null or o.ends_at > now()) ${startedBeforeSql}
      order by o.starts_at desc, o.id desc limit ${maxRows}`;
  return state === "coming"
    ? sql`where o.starts_at > now() ${startsLaterSql} order by o.starts_at, o.id limit ${maxRows}`
    : sql`where o.ends_at <= now() ${endedBeforeSql} order by o.ends_at desc, o.id desc limit ${maxRows}`;
}

export async function listOffers(
  { state, after }: z.output<typeof offerQuery>,
  { shop }: ApiContext,
): Promise<z.output<typeof offerList>> {
  const { pool } = shop.database;
  const offers = await readOffers(pool, pageSql(state, after), maxNamedProducts);
  const data = offers.slice(0, adminPageSize);
  const next = offers.length > adminPageSize ? (data.at(-1)?.id ?? null) : null;
  const { rows } = await pool.query<{ state: OfferState; count: number }>(
    `select ${stateSql} as state, count(*) as count from offers o group by 1`,
  );
  const countOf = (state: OfferState) => rows.find((row) => row.state === state)?.count ?? 0;
  const counts = { running: countOf("running"), coming: countOf("coming"), over: countOf("over") };
  return { data, meta: { next, counts } };
}

/** Throws `not_found`. */
export const showOffer = async (
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: AdminOffer }> => ({ data: await readOffer(shop.database.pool, id) });
