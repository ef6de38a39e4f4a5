import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("The shop's package.json is missing.");
  return findRoot(parent);
}
