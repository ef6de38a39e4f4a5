import type { z } from "zod";
import { toTaka } from "../basics/money.ts";
import { deskPageSize, firstRowOf } from "../basics/paging.ts";
import type { Call } from "../platform/http/api.server.ts";
import type { PersonRow } from "./contract.ts";
import type { peopleQuery } from "./shapes.ts";

type Row = Omit<PersonRow, "spent" | "created_at"> & { created_at: Date; spent_poisha: number };

/** The people the shop knows, newest first, with what they ordered. */
export async function listPeople({ search = "", page = 1 }: z.output<typeof peopleQuery>, { shop }: Call) {
  const values = [search, `%${search.replace(/[\\%_]/g, "\\$&")}%`];
  const fits = "($1 = '' or u.name ilike $2 or u.email ilike $2)";
  const { pool } = shop.database;
  const [list, count] = await Promise.all([
    pool.query<Row>(
      `select u.id::text, u.name, u.email, u.role, u.created_at, count(o.id) as orders,
              coalesce(sum(o.total_poisha), 0)::float8 as spent_poisha
       from users u left join orders o on o.user_id = u.id and o.status <> 'cancelled'
       where ${fits} group by u.id order by u.id desc limit ${deskPageSize} offset $3`,
      [...values, firstRowOf(page)],
    ),
    pool.query<{ total: number }>(`select count(*) as total from users u where ${fits}`, values),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return {
    data: list.rows.map(({ spent_poisha, created_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      spent: toTaka(spent_poisha),
    })),
    meta: { total, page, pages: Math.max(1, Math.ceil(total / deskPageSize)) },
  };
}
