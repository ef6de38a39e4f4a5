import type { ClientBase } from "pg";
import pg from "pg";

export type DatabaseTable = { schema: string; name: string; columns: string[] };

/**
 * `backups` describes files of this machine, and each server stores its own `browser_assets`. Unlogged tables
 * are excluded, too.
 */
const excludedTables = ["backups", "browser_assets"];

/** SQL: whether the table `c` in the schema `n` is the shop's, not PostgreSQL's, Drizzle's or an extension's. */
const isShopTableSql = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle')
  and n.nspname not like 'pg\\_temp%'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** The tables in a backup, with their stored columns. */
export async function listTables(client: ClientBase): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(
    `select n.nspname::text as schema, c.relname::text as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
             order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1) and ${isShopTableSql}
     order by 1, 2`,
    [excludedTables],
  );
  return rows;
}

export async function countTables(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and ${isShopTableSql}`,
  );
  return rows[0]?.count ?? 0;
}

type NamedTable = Pick<DatabaseTable, "schema" | "name">;

export const tableSql = ({ schema, name }: NamedTable): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const copySql = (table: DatabaseTable): string =>
  `${tableSql(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
