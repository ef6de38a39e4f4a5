import pg from "pg";
import { afterAll, expect, test, vi } from "vitest";
import { openPair } from "../soak/failover/pair.ts";
import { emptyFolder, startServer } from "../support/shop/start-server.ts";

const pair = await openPair({ synchronous: false });
const server = await startServer({ DATA_DIR: emptyFolder(), DATABASE_URL: pair.url, RATE_LIMIT: "0" });
afterAll(async () => {
  await server.end();
  await pair.close();
});

const json = async (path: string): Promise<any> => (await fetch(server.url + path)).json();
const name = async () => (await json("/api/products/7?lang=en")).data.name;
const found = async () =>
  (await json("/api/products?search=starfruit&lang=en")).data.map(
    (product: { name: string }) => product.name,
  );

async function rename(as: string) {
  const client = new pg.Client(pair.url);
  await client.connect();
  await client.query("update products set name_en = $1 where id = 7", [as]);
  await client.end();
}

test("what a failover lost is no longer shown or found, and what changes after it is", async () => {
  const atFirst = await name();
  await vi.waitFor(async () => expect((await json("/health")).search.ready).toBe(true), { timeout: 60_000 });
  await pair.part();
  for (let turn = 0; turn < 60; turn++) await rename(`Lost starfruit ${turn}`);
  await expect.poll(name).toBe("Lost starfruit 59");
  await expect.poll(found).toContain("Lost starfruit 59");

  await pair.takeOver();
  await expect.poll(name, { timeout: 60_000 }).toBe(atFirst);
  await expect.poll(found, { timeout: 60_000 }).not.toContain("Lost starfruit 59");
  await rename("Saved starfruit");
  await expect.poll(name).toBe("Saved starfruit");
  await expect.poll(found).toContain("Saved starfruit");
}, 240_000);
