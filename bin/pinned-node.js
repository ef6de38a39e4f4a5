import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const { platform, arch } = process;

/** "" if not installed. Not through the link in `.bin`, which npm 9 does not create. */
export function pinnedNode() {
  const path = fileURLToPath(new URL(`../node_modules/node-${platform}-${arch}/bin/node`, import.meta.url));
  return existsSync(path) ? path : "";
}
