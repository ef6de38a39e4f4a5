import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { openPostBox } from "../services/post-box.ts";
import { openReceiver } from "../services/webhook-receiver.ts";
import { databaseOf, emptyFolder, startServer } from "../shop/start-server.ts";

/** One built shop for all browser tests; its e-mails are written to a file, one per line. */
export default async function setUp() {
  const folder = emptyFolder();
  const mails = join(folder, "mails");
  // Such shops are started fifty times: cache their compiled script.
  process.env.NODE_COMPILE_CACHE = join(folder, "compiled");
  const post = await openPostBox(0, (mail) => appendFileSync(mails, `${JSON.stringify(mail)}\n`));
  // All tests share one IP, and are much faster than people.
  const webhooks = await openReceiver();
  const server = await startServer({
    DATA_DIR: folder,
    RATE_LIMIT: "0",
    SMTP_URL: post.url,
    INNER_HOSTS: webhooks.host,
  });
  const database = databaseOf(folder);
  const client = new pg.Client(database);
  await client.connect();
  // An aborted run starts again: durability is not needed.
  for (const setting of ["fsync", "full_page_writes"])
    await client.query(`alter system set ${setting} = off`);
  await client.query("select pg_reload_conf()");
  await client.query("create database demo_shop");
  await client.end();
  const DATA_DIR = join(folder, "demo-shop");
  const DATABASE_URL = database.replace("/postgres?", "/demo_shop?");
  await (await startServer({ DATA_DIR, DATABASE_URL })).end();
  process.env.DEMO_SHOP_DATA = DATA_DIR;
  process.env.SHOP_URL = server.url;
  process.env.SHOP_DATA = folder;
  process.env.SHOP_MAILS = mails;
  process.env.WEBHOOK_URL = webhooks.url;
  return async () => {
    await server.end();
    post.close();
    webhooks.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
