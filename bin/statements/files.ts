import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files that may hold SQL: the server's and the demo's. Migrations are applied as they are. */
export function serverFiles(root: string): string[] {
  return ["src", "demo"]
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter(({ name }) => name.endsWith(".server.ts") && !name.startsWith("tables."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => file !== "src/platform/database/migrate.server.ts")
    .sort();
}
