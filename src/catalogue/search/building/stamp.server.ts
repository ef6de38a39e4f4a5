import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { endianness } from "node:os";
import { join } from "node:path";
import type { ClientBase, Pool } from "pg";
import { root } from "../../../platform/root.server.ts";

/** What goes into the arrays: the rules about words and the making of the index. */
const madeBy = ["src/catalogue/search/words", "src/catalogue/search/index", "src/language/digits.ts"];

/** Changes with the rules, with what Node knows of letters, and with how a machine writes numbers. */
function rules(): string {
  const hash = createHash("sha256").update(`${process.versions.unicode} ${endianness()}`);
  for (const path of madeBy.flatMap((path) => filesOf(join(root, path)))) hash.update(readFileSync(path));
  return hash.digest("base64url").slice(0, 16);
}

const filesOf = (path: string): string[] =>
  path.endsWith(".ts")
    ? [path]
    : readdirSync(path)
        .filter((name) => !name.endsWith(".test.ts"))
        .sort()
        .map((name) => join(path, name));

let known: string | undefined;

/**
 * For which rules and for which database an index is right, and the newest version of its catalogue. A database that was
 * made anew, or out of a backup, is another one.
 */
export async function stampOf(database: Pool | ClientBase): Promise<{ stamp: string; version: number }> {
  known ??= rules();
  const { rows } = await database.query<{ place: string; version: string }>(
    `select concat_ws('.', c.system_identifier, d.oid, 'products'::regclass::oid, 'catalogue_version'::regclass::oid)
              as place, v.version::float8 as version
     from catalogue_version v, pg_control_system() c, pg_database d where d.datname = current_database()`,
  );
  return { stamp: `${known} ${rows[0]?.place}`, version: Number(rows[0]?.version ?? 0) };
}
