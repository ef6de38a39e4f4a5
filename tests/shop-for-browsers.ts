import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openPostBox } from "./post-box.ts";
import { emptyFolder, startServer } from "./start-server.ts";

/** One built shop for all browser tests; each test makes its own customers. Its e-mails arrive in a file, one per line. */
export default async function setUp() {
  const folder = emptyFolder();
  const mails = join(folder, "mails");
  const post = await openPostBox(0, (mail) => appendFileSync(mails, `${JSON.stringify(mail)}\n`));
  // All tests come from one IP address, many times faster than people.
  const server = await startServer({ DATA_DIR: folder, RATE_LIMIT: "0", SMTP_URL: post.url });
  process.env.SHOP_URL = server.url;
  process.env.SHOP_DATA = folder;
  process.env.SHOP_MAILS = mails;
  return async () => {
    await server.end();
    post.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
