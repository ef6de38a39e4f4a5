import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { endianness } from "node:os";
import { dirname, join } from "node:path";
import type { ClientBase, Pool } from "pg";
import { programAt } from "../../../platform/process/program.server.ts";

/** A hash of the code that builds an index, of the Unicode version of Node, and of the byte order of the machine. */
function codeHash(): string {
  const hash = createHash("sha256").update(`${process.versions.unicode} ${endianness()}`);
  for (const path of filesBehind(programAt("catalogue/finding/building/build-process")).sort())
    hash.update(readFileSync(path));
  return hash.digest("base64url").slice(0, 16);
}

/** A program's file and every file of ours that it imports, directly or not. */
export function filesBehind(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [...seen];
  seen.add(path);
  for (const [, imported = ""] of readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?"(\.[^"]+)"/g))
    filesBehind(join(dirname(path), imported), seen);
  return [...seen];
}

let known: string | undefined;

/**
 * Identifies the code and the database that an index belongs to, with the newest version of the catalogue. A database that was
 * created anew or restored from a backup counts as another one.
 */
export async function stampOf(database: Pool | ClientBase): Promise<{ stamp: string; version: number }> {
  known ??= codeHash();
  const { rows } = await database.query<{ place: string; version: number }>(
    `select concat_ws('.', c.system_identifier, d.oid, 'products'::regclass::oid, 'catalogue_version'::regclass::oid)
              as place, v.version::float8 as version
     from catalogue_version v, pg_control_system() c, pg_database d where d.datname = current_database()`,
  );
  return { stamp: `${known} ${rows[0]?.place}`, version: rows[0]?.version ?? 0 };
}
