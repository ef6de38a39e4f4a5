import { rmSync } from "node:fs";
import pg from "pg";
import { databaseOf, emptyFolder, siblingDataFolder, startServer } from "../support/shop/start-server.ts";
import { test as base, type JourneyShop, shopOn } from "./shop.ts";

/**
 * For journeys that change what all shoppers see: a shop of their own, on a database of its own in the PostgreSQL of the others,
 * which is a copy of a fresh demo shop, or empty without the demo. `ownSettings` are its settings besides.
 */
export const test = base.extend<{ ownSettings: Record<string, string>; ownShop: OwnShop }>({
  ownSettings: [{}, { option: true }],
  ownShop: async ({ ownSettings }, use) => {
    const name = `own_${crypto.randomUUID().replaceAll("-", "")}`;
    const all = databaseOf(process.env.SHOP_DATA ?? "");
    const isDemo = ownSettings.DEMO !== "0";
    const copied = isDemo ? "template demo_shop strategy file_copy" : "";
    await onDatabase(all, (client) => client.query(`create database ${name} ${copied}`));
    const own = all.replace("/postgres?", `/${name}?`);
    const DATA_DIR = isDemo ? siblingDataFolder(process.env.DEMO_SHOP_DATA ?? "") : emptyFolder();
    const server = await startServer({ DATA_DIR, DATABASE_URL: own, RATE_LIMIT: "0", ...ownSettings });
    const sql: JourneyShop["sql"] = async (text, values = []) =>
      onDatabase(own, async (client) => (await client.query(text, values)).rows);
    await use({ url: server.url, sql });
    await server.end();
    rmSync(DATA_DIR, { recursive: true, force: true });
    await onDatabase(all, (client) => client.query(`drop database ${name} with (force)`));
  },
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  shop: async ({ ownShop }, use) => use(shopOn(ownShop.sql)),
});

type OwnShop = { url: string; sql: JourneyShop["sql"] };

async function onDatabase<Value>(connectionString: string, work: (client: pg.Client) => Promise<Value>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
