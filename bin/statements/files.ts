import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Their SQL is not fixed: migrations, and statements over all existing tables. */
const unknowable = new Set([
  "src/platform/database/migrate.server.ts",
  "src/platform/database/migrating/apply-in-phases.server.ts",
  "src/backup/archive/restore-backup.server.ts",
  "src/backup/archive/write-backup.server.ts",
]);

export function serverFiles(root: string): string[] {
  return ["src", "demo"]
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter(({ name }) => name.endsWith(".server.ts") && !name.startsWith("tables."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => !unknowable.has(file))
    .sort();
}
