// Prepares every SQL statement against the migrated schema, compares its rows with their type, and writes
// schema.sql. Skipped if no source and no migration has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import ts from "typescript";
import { startEmbeddedPostgres } from "../../src/platform/database/embedded/embedded-postgres.server.ts";
import { migrateThen } from "../../src/platform/database/migrate.server.ts";
import { statementErrors } from "./faults.ts";
import { serverFiles } from "./files.ts";
import { openProgram } from "./find.ts";
import { writeSchema } from "./schema.ts";

const root = dirname(dirname(import.meta.dirname));
const cache = join(root, "node_modules/.cache/statements");
const stamp = join(cache, "checked");
const schema = "src/platform/database/schema.sql";

const hashOf = (files: string[]) => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 16);
};
const below = (folder: string, ending: string) =>
  ts.sys
    .readDirectory(join(root, folder), [ending])
    .map((file) => file.slice(root.length + 1))
    .sort();

const migrations = [
  ...below("src/platform/migrations", ".sql"),
  "src/platform/migrations/meta/_journal.json",
];
const oldSnapshots = below("src/platform/migrations/meta", "_snapshot.json").slice(0, -1);
if (oldSnapshots.length > 0) {
  console.error(`Only the newest snapshot of the tables is needed; delete ${oldSnapshots.join(", ")}`);
  process.exitCode = 1;
}
const wanted = hashOf([
  ...below("src", ".ts"),
  ...below("demo", ".ts"),
  ...below("bin", ".ts"),
  ...migrations,
  ...below("src/platform/database", ".sql"),
  "package-lock.json",
]);

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) await check();

async function check() {
  mkdirSync(cache, { recursive: true });
  const log = { info: () => undefined, warn: () => undefined, error: console.error };
  // One data folder per list of migrations: an edited migration must not count as applied.
  const folder = join(cache, hashOf(migrations));
  const postgres = await startEmbeddedPostgres(folder, { log, kind: "shop" });
  try {
    await migrateThen(postgres.connection, async () => undefined);
    const client = new pg.Client(postgres.connection);
    await client.connect();
    const files = serverFiles(root);
    const { faults, count } = await statementErrors(openProgram(files), files, client);
    faults.push(...(await writeSchema(client, join(root, schema))));
    await client.end();
    if (count === 0) throw new Error("no statement was found");
    if (faults.length === 0) writeFileSync(stamp, wanted);
    else {
      console.error(`\n  ${faults.join("\n  ")}\n`);
      process.exitCode = 1;
    }
  } finally {
    await postgres.stop();
  }
}
