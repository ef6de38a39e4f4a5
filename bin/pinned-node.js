import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { platform, arch } = process;

/** The Node that the project pins; "" where it is not installed. Not by its link in `.bin`, which npm 9 does not make. */
export function pinnedNode() {
  const path = fileURLToPath(new URL(`../node_modules/node-${platform}-${arch}/bin/node`, import.meta.url));
  return existsSync(path) ? path : "";
}
