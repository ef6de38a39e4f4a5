import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../bin/ready.js";
import { emptyFolder } from "../start-server.ts";

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

/** What a next version may do to tables that the one before uses. */
const migration = `alter table orders add column next_version text default 'next' not null;
--> statement-breakpoint
create index orders_next_version on orders (next_version, id);
--> statement-breakpoint
alter table products add column next_version int;`;

/** A folder with this version, built, as the next one: with a migration more. */
export function nextVersion(): string {
  const folder = emptyFolder();
  for (const part of ["package.json", "bin", "build"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const migrations = join(folder, "src/platform/migrations");
  mkdirSync(join(folder, "src/platform"), { recursive: true });
  cpSync(join(root, "src/platform/migrations"), migrations, { recursive: true });
  const journal = join(migrations, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as Journal;
  const last = entries.at(-1) as Journal["entries"][number];
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "9999_next_version" };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  writeFileSync(join(migrations, `${next.tag}.sql`), migration);
  return folder;
}
