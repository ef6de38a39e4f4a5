import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * A copy of the demo shop's database, or an empty one ("template0"); returns its URL. Deleted with the run.
 */
export async function createDatabase(
  folder: string,
  template: "demo_shop" | "template0" = "demo_shop",
): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ host: folder, user: "postgres", database: "template1" });
  await client.connect();
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
}
