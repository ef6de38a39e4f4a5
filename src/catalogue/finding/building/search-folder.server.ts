import { access, constants, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Shop } from "../../../platform/shop.server.ts";

/** Where the search may write: the data folder; where that cannot be written to, a new one of this process alone. */
export async function searchFolder({ settings: { dataDir } }: Shop): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    return dataDir;
  } catch {
    return mkdtemp(join(tmpdir(), "tatka-search-"));
  }
}
