import type { ClientBase } from "pg";
import pg from "pg";

export type DatabaseTable = { schema: string; name: string; columns: string[] };

/**
 * Not part of a backup: `backups` speaks of this machine's files, and each server brings its `browser_assets`. Tables that PostgreSQL
 * forgets in a crash (unlogged) are not, either.
 */
const leftOut = ["backups", "browser_assets"];

const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'drizzle') and n.nspname not like 'pg\\_temp%'
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** The tables whose rows make up the shop, with the columns that are stored. */
export async function tablesOf(client: ClientBase): Promise<DatabaseTable[]> {
  const { rows } = await client.query<DatabaseTable>(
    `select n.nspname::text as schema, c.relname::text as name,
       array(select a.attname::text from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1) and ${ours} order by 1, 2`,
    [leftOut],
  );
  return rows;
}

/** How many tables the database has, whoever made them. */
export async function countTables(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p') and ${ours}`,
  );
  return rows[0]?.count ?? 0;
}

type NamedTable = Pick<DatabaseTable, "schema" | "name">;

/** A table's name as SQL writes it. */
export const tableSql = ({ schema, name }: NamedTable): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** A table and its columns as COPY wants them. */
export const copySql = (table: DatabaseTable): string =>
  `${tableSql(table)} (${table.columns.map((column) => pg.escapeIdentifier(column)).join(", ")})`;
