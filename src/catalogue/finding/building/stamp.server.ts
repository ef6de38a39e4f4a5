import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { endianness } from "node:os";
import { dirname, join } from "node:path";
import type { ClientBase, Pool } from "pg";
import { programAt } from "./program.server.ts";

/** Changes with all that builds an index and writes it, with what Node knows of letters, and with how a machine writes numbers. */
function rules(): string {
  const hash = createHash("sha256").update(`${process.versions.unicode} ${endianness()}`);
  for (const path of filesBehind(programAt("building/build-process")).sort()) hash.update(readFileSync(path));
  return hash.digest("base64url").slice(0, 16);
}

/** A program's file and every file of ours that it imports, itself or through others: what it does cannot change without them. */
export function filesBehind(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [...seen];
  seen.add(path);
  for (const [, imported = ""] of readFileSync(path, "utf8").matchAll(/\b(?:from|import)\s*\(?"(\.[^"]+)"/g))
    filesBehind(join(dirname(path), imported), seen);
  return [...seen];
}

let known: string | undefined;

/**
 * For which rules and for which database an index is right, and the newest version of its catalogue. A database that was
 * made anew, or out of a backup, is another one.
 */
export async function stampOf(database: Pool | ClientBase): Promise<{ stamp: string; version: number }> {
  known ??= rules();
  const { rows } = await database.query<{ place: string; version: number }>(
    `select concat_ws('.', c.system_identifier, d.oid, 'products'::regclass::oid, 'catalogue_version'::regclass::oid)
              as place, v.version::float8 as version
     from catalogue_version v, pg_control_system() c, pg_database d where d.datname = current_database()`,
  );
  return { stamp: `${known} ${rows[0]?.place}`, version: rows[0]?.version ?? 0 };
}
