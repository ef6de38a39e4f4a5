import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { root } from "../../bin/ready.js";
import { emptyFolder } from "../support/shop/start-server.ts";

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};

/** What a next version may do to tables that the one before uses. */
const migration = `alter table orders add column next_version text default 'next' not null;
--> statement-breakpoint
create index orders_next_version on orders (next_version, id);
--> statement-breakpoint
alter table products add column next_version int;`;

/** A folder with this version, built, as the next one: with a migration more, which may be given. */
export function nextVersion(sql = migration): string {
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
  writeFileSync(join(migrations, `${next.tag}.sql`), sql);
  return folder;
}

/** How the build compresses, but quickly. */
const compressed = {
  br: (plain: Buffer) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gz: (plain: Buffer) => gzipSync(plain, { level: 1 }),
};

/** Gives every script and style of a built version another name, wherever it is named, as a change does that all of them import. */
export function renameAssets(folder: string): void {
  const build = join(folder, "build");
  const assets = join(build, "client/assets");
  const names = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, "0$1")]));
  const inText = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) => renamed.get(name) ?? name);
  for (const file of readdirSync(build, { recursive: true, encoding: "utf8" })) {
    if (!/\.(js|css)$/.test(file)) continue;
    const path = join(build, file);
    const text = readFileSync(path, "utf8");
    const changed = inText(text);
    writeFileSync(path, changed);
    if (file.startsWith("client/"))
      for (const [ending, compress] of Object.entries(compressed))
        writeFileSync(`${path}.${ending}`, compress(Buffer.from(changed)));
  }
  for (const [name, other] of renamed)
    for (const ending of ["", ".br", ".gz"])
      renameSync(join(assets, name + ending), join(assets, other + ending));
}
