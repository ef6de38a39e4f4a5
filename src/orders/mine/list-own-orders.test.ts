import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { draftOf, openOrderingShop } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";

const { shop, productWith, order } = await openOrderingShop();
const product_id = await productWith(null);

const place = async (count: number, token: string): Promise<number[]> => {
  const ids: number[] = [];
  for (let turn = 0; turn < count; turn++)
    ids.push((await order([{ product_id, quantity: 1 }], { token })).body.order.id);
  return ids;
};

test("my orders come newest first: whole for a client without parameters, with a limit page by page", async () => {
  const token = await shop.newCustomer("Rakib Hasan");
  const mine = async (query = "") => (await shop.get(`/api/my-orders${query}`, { token })).body;
  expect(await mine()).toEqual({ data: [], orders: [], meta: {} });
  const placed = await place(45, token);
  const seen: number[] = [];
  const sizes: number[] = [];
  const whole = await mine();
  expect([whole.orders.length, whole.meta]).toEqual([45, {}]);
  let page = await mine("?limit=20");
  for (;;) {
    expect(page.data).toEqual(page.orders);
    sizes.push(page.orders.length);
    seen.push(...page.orders.map(({ id }: { id: number }) => id));
    if (page.meta.next === undefined) break;
    page = await mine(`?limit=20&cursor=${page.meta.next}`);
  }
  expect(sizes).toEqual([20, 20, 5]);
  expect(seen).toEqual(placed.toReversed());
  const stranger = await shop.newCustomer();
  expect((await shop.get(`/api/my-orders?cursor=${placed[30]}`, { token: stranger })).body.orders).toEqual(
    [],
  );
  for (const wrong of ["cursor=fish", "limit=0", "limit=201"])
    expect((await shop.get(`/api/my-orders?${wrong}`, { token })).status).toBe(422);
});

test("an answer of more than 4 kB that no cache stores is compressed for whoever accepts that", async () => {
  const token = await shop.newCustomer("Karim Uddin");
  await place(20, token);
  const read = async (encoding?: string) => {
    const headers = new Headers({ Authorization: `Bearer ${token}` });
    if (encoding) headers.set("Accept-Encoding", encoding);
    const answer = await shop.app.fetch(new Request("http://shop/api/my-orders", { headers }));
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    return {
      encoding: answer.headers.get("content-encoding"),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const plain = await read();
  expect(plain.encoding).toBeNull();
  const brotli = await read("gzip, br");
  const gzip = await read("gzip");
  expect([brotli.encoding, gzip.encoding]).toEqual(["br", "gzip"]);
  expect([brotliDecompressSync(brotli.bytes), gunzipSync(gzip.bytes)]).toEqual([plain.bytes, plain.bytes]);
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 4);
});

test("reads of one account are limited, from however many networks they come; those of others go on", async () => {
  const strict = await openTestShop({ RATE_LIMIT: "1", TRUST_PROXY: "1" });
  const token = await strict.newCustomer();
  const other = await strict.newCustomer();
  const read = (turn: number, as: string) =>
    strict.get("/api/my-orders", { token: as, headers: { "X-Forwarded-For": `198.51.100.${turn % 250}` } });
  // At once: on a busy machine reads in turn are slower than the limit allows.
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, turn) => read(turn, token)));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.code).toBe("too_fast");
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await read(1, other)).status).toBe(200);
  const draft = draftOf([{ product_id: 2, quantity: 1 }]);
  expect((await strict.post("/api/place-order", draft, { token })).status).toBe(200);
  await strict.close();
});
