import { rmSync } from "node:fs";
import { emptyFolder, startServer } from "./start-server.ts";

/** One built shop for all browser tests; each test brings its own customers. */
export default async function setUp() {
  const folder = emptyFolder();
  // All tests come from one address, many times faster than people do.
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: "0" });
  process.env.SHOP_URL = server.url;
  process.env.SHOP_DATA = folder;
  return async () => {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  };
}
