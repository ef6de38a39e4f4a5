import { toCsvLine } from "#src/api/csv-line.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { marketingSinceSql } from "#src/identity/consents/consents.server.ts";
import { record } from "#src/journal/record.server.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { createReadsFromNow, type Reads } from "#src/platform/database/reads-from-now.server.ts";
import { replicaWaits } from "#src/platform/database/replica.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Csv } from "#src/platform/http/serve-download.server.ts";
import { foundUsersSql, searchParameters } from "../list-users.server.ts";
import { customerColumns } from "./columns.ts";

type ExportedUser = {
  id: number;
  name: string;
  email: string | null;
  mobile_no: string | null;
  since: string;
  orders: number;
  spent_poisha: number;
  delivered_poisha: number;
  first_order: string | null;
  last_order: string | null;
  marketing: boolean;
  blocked: boolean;
};

/** Customers read at once. */
const batchSize = 500;

/** SQL: the exported customers, below the id $1 if it is not null. */
const matchesSql = (search: string) =>
  `role = 'user' and deleted_at is null and ($1::bigint is null or id < $1)
   ${search ? `and id in (${foundUsersSql})` : ""}`;

/** Exports the customers of a list as CSV, newest first; the journal records this and their number. */
export async function exportUsers(
  { search = "" }: { search?: string | undefined },
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Csv> {
  const fileName = `customers-${new Date().toISOString().slice(0, 10)}.csv`;
  const { rows } = await shop.database.pool.query<{ count: number }>(
    `select count(*) as count from users where ${matchesSql(search)}`,
    [null, ...(search ? searchParameters(search) : [])],
  );
  await record(shop.database.pool, viewer, {
    action: "user.exported",
    subject: { id: 0, name: fileName },
    after: { customers: rows[0]?.count ?? 0 },
  });
  return { fileName, lines: exportLines(search, createReadsFromNow(shop.database, replicaWaits.long)) };
}

async function* exportLines(search: string, reads: Reads): AsyncGenerator<string> {
  yield toCsvLine([...customerColumns]);
  for (let lastId: number | null = null; ; ) {
    const rows: ExportedUser[] = await reads((queries) => readUsers(search, lastId, queries));
    if (rows.length === 0) return;
    yield rows.map((row) => toCsvLine(toCells(row))).join("");
    lastId = rows.at(-1)?.id ?? null;
  }
}

async function readUsers(search: string, lastId: number | null, queries: Queries): Promise<ExportedUser[]> {
  const { rows } = await queries.query<ExportedUser>(
    `select u.id, u.name, u.email, ${daySql("u.created_at")} as since, u.blocked_at is not null as blocked, o.orders,
            ${marketingSinceSql("u.id")} is not null as marketing,
            o.spent_poisha, o.delivered_poisha, o.first_order, o.last_order,
            coalesce(o.mobile_no, (select mobile_no from addresses where user_id = u.id order by id desc limit 1))
              as mobile_no
     from (select * from users where ${matchesSql(search)} order by id desc limit ${batchSize}) u
     cross join lateral (
       select count(*) filter (where status <> 'cancelled') as orders,
              coalesce(sum(total_poisha) filter (where status <> 'cancelled'), 0)::float8 as spent_poisha,
              coalesce(sum(total_poisha) filter (where status = 'completed'), 0)::float8 as delivered_poisha,
              ${daySql("min(created_at)")} as first_order, ${daySql("max(created_at)")} as last_order,
              (array_agg(mobile_no order by id desc))[1] as mobile_no
       from orders where user_id = u.id
     ) o order by u.id desc`,
    [lastId, ...(search ? searchParameters(search) : [])],
  );
  return rows;
}

/** SQL: the day of a moment in Dhaka, as text. */
const daySql = (moment: string) => `to_char(${moment} at time zone 'Asia/Dhaka', 'YYYY-MM-DD')`;

const toCells = ({ id: _, spent_poisha, delivered_poisha, marketing, blocked, ...row }: ExportedUser) => [
  row.name,
  row.email,
  row.mobile_no,
  row.since,
  row.orders,
  toTaka(spent_poisha),
  toTaka(delivered_poisha),
  row.first_order,
  row.last_order,
  marketing ? "yes" : "no",
  blocked ? "yes" : "no",
];
