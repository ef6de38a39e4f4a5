import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files that may hold SQL: those of the server, and of the demo. The migrations themselves are sent as they stand. */
export function serverFiles(root: string): string[] {
  return ["src", "demo"]
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter(({ name }) => name.endsWith(".server.ts") && !name.startsWith("tables."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => file !== "src/platform/database/migrate.server.ts")
    .sort();
}
