import { access, constants, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Shop } from "#src/platform/shop.server.ts";

/** The data folder, or if that is not writable a temporary folder of this process. */
export async function searchFolder({ settings: { dataDir } }: Shop): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
    return dataDir;
  } catch {
    return mkdtemp(join(tmpdir(), "tatka-search-"));
  }
}
