import { setTimeout as sleep } from "node:timers/promises";
import { createApp } from "../src/app.server.ts";
import { openShop } from "../src/platform/open-shop.server.ts";
import { prepare } from "../src/prepare.server.ts";
import { emptyFolder } from "../tests/support/shop/start-server.ts";

const rows = 50_000;
const lines = [3, 7, 11, 40, 90];
const pauseMs = 20;

export type ImportFigures = {
  /** Seconds to read and check the file, to merge it as new products, and to change each of them by a second file. */
  checked: number;
  added: number;
  changed: number;
  /** The slowest order placed while nothing was imported, and while it was, in ms. */
  calm: number;
  slowest: number;
};

/** Imports a file of 50,000 products and then other prices for them, while orders of demo products are placed one after the other. */
export async function importFigures(): Promise<ImportFigures> {
  const { shop, close } = await openShop({
    DATA_DIR: emptyFolder(),
    RATE_LIMIT: "0",
    ADMIN_PASSWORD: "bench-admin",
  });
  await prepare(shop);
  await shop.database.pool.query("update products set stock = 1000000");
  const app = await createApp(shop);
  const send = async (path: string, body: string, token?: string) => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await app.fetch(new Request(`http://shop${path}`, { method: "POST", headers, body }));
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return JSON.parse(text);
  };
  const account = JSON.stringify({ email: shop.settings.adminEmail, password: "bench-admin" });
  const { token } = await send("/api/auth/login", account);
  const order = async () => {
    const items = lines.map((id) => ({ product_id: id, quantity: 1 }));
    const draft = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
    const begun = performance.now();
    await send("/api/place-order", JSON.stringify(draft), token);
    return performance.now() - begun;
  };
  const slowestUntil = async (isOver: () => boolean) => {
    let slowest = 0;
    while (!isOver()) {
      slowest = Math.max(slowest, await order());
      await sleep(pauseMs);
    }
    return slowest;
  };
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1_000;
  };
  let id = 0;
  const check = async (price: number, sold: boolean) => {
    // Products that are ordered meanwhile are in the file, too.
    const { rows: own } = await shop.database.pool.query<{ sku: string; price: number }>(
      "select sku, (price_poisha / 100)::float8 as price from products where id = any($1)",
      [lines],
    );
    const file = [
      "sku,category,name_en,name_bn,weight_en,weight_bn,price,stock,featured",
      ...(sold ? own.map((one) => `${one.sku},,,,,,${one.price},,yes`) : []),
      ...Array.from(
        { length: sold ? rows - own.length : rows },
        (_, index) =>
          `bench-${index},fish,Rui number ${index},রুই মাছ ${index},1 kg,১ কেজি,${price + (index % 90)},${index % 300},no`,
      ),
    ].join("\r\n");
    id = (await send("/api/admin/imports", file, token)).data.id;
  };
  const merge = async () => {
    await send(`/api/admin/imports/${id}/start`, "{}", token);
    for (;;) {
      const { rows: found } = await shop.database.pool.query<{ state: string }>(
        "select state from product_imports where id = $1",
        [id],
      );
      if (found[0]?.state === "done") return;
      await sleep(100);
    }
  };
  await slowestUntil(afterMs(1_000));
  const calm = await slowestUntil(afterMs(3_000));
  let over = false;
  const orders = slowestUntil(() => over);
  const checked = await timed(() => check(100, false));
  const added = await timed(merge);
  await check(120, true);
  const changed = await timed(merge);
  over = true;
  const slowest = await orders;
  await app.close();
  await close();
  return { checked, added, changed, calm, slowest };
}

function afterMs(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}
