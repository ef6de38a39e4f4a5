import { randomUUID } from "node:crypto";
import pg from "pg";

/** A copy of the demo shop's database at the PostgreSQL of a test run; gives its URL. It goes with the run. */
export async function createDatabase(folder: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ host: folder, user: "postgres", database: "template1" });
  await client.connect();
  await client.query(`create database ${name} template demo_shop strategy file_copy`);
  await client.end();
  return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
}
