import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { endianness } from "node:os";
import { dirname, join } from "node:path";
import type { ClientBase, Pool } from "pg";
import { Snapshot } from "#src/platform/database/snapshot.ts";
import { programPath } from "#src/platform/process/program-path.server.ts";
import { root } from "#src/platform/root.server.ts";

/** A hash of the code that builds an index, Node's Unicode version and the machine's byte order. */
function codeHash(): string {
  const hash = createHash("sha256").update(`${process.versions.unicode} ${endianness()}`);
  for (const path of findImportedFiles(programPath("catalogue/search/building/build-process")).sort())
    hash.update(readFileSync(path));
  return hash.digest("base64url").slice(0, 16);
}

/** A program's file and all files of this repository that it imports, transitively. */
export function findImportedFiles(path: string, seenPaths = new Set<string>()): string[] {
  if (seenPaths.has(path)) return [...seenPaths];
  seenPaths.add(path);
  const imports = readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?"((?:\.|#src\/)[^"]+)"/g);
  for (const [, imported = ""] of imports)
    findImportedFiles(
      imported.startsWith("#") ? join(root, imported.slice(1)) : join(dirname(path), imported),
      seenPaths,
    );
  return [...seenPaths];
}

let cachedCodeHash: string | undefined;

/**
 * The state of the database. `stamp` identifies the code and the database of an index; a restored database is
 * another one. `seen` is the snapshot now, and `newest` the transaction of the newest change; 0 without any.
 */
export async function readStamp(
  database: Pool | ClientBase,
): Promise<{ stamp: string; seen: Snapshot; newest: number }> {
  cachedCodeHash ??= codeHash();
  const { rows } = await database.query<{ place: string; seen: string; newest: number | null }>(
    `select concat_ws('.', c.system_identifier, d.oid, 'products'::regclass::oid) as place,
       pg_current_snapshot()::text as seen, (select max(version) from surrogate_keys) as newest
     from pg_control_system() c, pg_database d where d.datname = current_database()`,
  );
  const { place = "", seen = String(Snapshot.none), newest = null } = rows[0] ?? {};
  return { stamp: `${cachedCodeHash} ${place}`, seen: new Snapshot(seen), newest: newest ?? 0 };
}
