import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.server.ts";

/** The shop's secret of this name: 32 random bytes in base64, generated once, the same in every process. */
export async function readOrCreateSecret(database: Database, name: string): Promise<string> {
  const newSecret = randomBytes(32).toString("base64");
  const { rows } = await database.pool.query<{ value: string }>(
    `with inserted as (
       insert into secrets (name, value) values ($1, $2) on conflict (name) do nothing returning value
     )
     select value from inserted union all select value from secrets where name = $1 limit 1`,
    [name, newSecret],
  );
  const value = rows[0]?.value;
  // Another process inserted it between the two statements.
  return value ?? readOrCreateSecret(database, name);
}
