import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { build } from "vite";
import { afterAll, expect, test, vi } from "vitest";
import { readWorkbook } from "#src/catalogue/import/xlsx/read-workbook.server.ts";
import type * as Published from "../../packages/client/src/index.ts";
import { newKey } from "../support/accounts/api-keys.ts";
import { codeIn, openPrograms } from "../support/services/client-programs.ts";
import { testShop } from "../support/shop/open-test-shop.ts";

const soon = { timeout: 60_000 };

const shop = await testShop();
const key = await newKey(shop);
const server = serve({ fetch: (request) => shop.app.fetch(request), port: 0, hostname: "127.0.0.1" });
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const typesOnly = `import { createClient } from "@tatka/client";
const shop = createClient({ url: "${url}", retries: undefined });
void shop.listProducts({ featured: true });
void shop.takeOrder({} as never, { idempotencyKey: "till-2-order-4711" });
// @ts-expect-error It takes no key.
void shop.countChoice({ term: "rice", product_id: 1 }, { idempotencyKey: "counted-once" });
const name: Promise<string> = shop.exportOrders({}).then((file) => file.name);
void name;
`;
const examples = codeIn("packages/client/README.md").map((code, index) => [`example-${index}`, code]);
const programs = openPrograms({ ...Object.fromEntries(examples), typesOnly });

const { createClient, ShopError }: typeof Published = await import(programs.client);

afterAll(() => {
  server.close();
  programs.close();
});

const output = (example: number) => programs.output(`example-${example}`, { SHOP_URL: url, SHOP_KEY: key });

test("the README's examples list products and categories, without a key", async () => {
  expect(await output(0)).toMatch(/^.*rice.* \(.+\): ৳\d+/im);
  const { data } = (await shop.get("/api/categories")).body;
  expect(await output(5)).toBe(`${data.map(({ name }: { name: string }) => name).join(", ")}\n`);
});

test("the README's example takes one order for two calls with the same key, which lists and events have", async () => {
  const placed = /^placed (\S+)\nstill one order\n$/.exec(await output(3));
  const number = placed?.[1];
  const orders = await shop.sql("select * from orders");
  expect([orders.length, number]).toEqual([1, expect.any(String)]);
  expect(await output(1)).toContain(`${number} `);
  expect(await output(2)).toMatch(/^\d+ order\.placed \d+$/m);
  // From the stored cursor on there is nothing new.
  expect(await output(2)).toBe("");
});

test("the README's example decides by the code of an error", async () => {
  expect(await output(4)).toMatch(/^no such product: .+/);
});

/** A network that fails as `faults` say, one for each attempt; `after` loses the answer of a request that arrived. */
function failing(...faults: ("before" | "after" | Response | undefined)[]) {
  const sent: Request[] = [];
  const through = async (address: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(address, init);
    sent.push(request.clone());
    const fault = faults.shift();
    if (fault === "before") throw new TypeError("fetch failed");
    if (fault instanceof Response) return fault;
    const answer = await shop.app.fetch(request);
    if (fault === "after") throw new TypeError("fetch failed");
    return answer;
  };
  return { sent, client: createClient({ url: "http://shop", key, fetch: through as typeof fetch }) };
}

const busy = (after: number | string, status = 503) =>
  new Response("busy", { status, headers: { "Retry-After": String(after) } });

const draft = {
  customer: { name: "Karim" },
  address_details: "House 1, Road 2, Dhaka",
  mobile_no: "01811111111",
  payment_type: "cash" as const,
  items: [{ product_id: 2, quantity: 1 }],
};

test("a lost answer of a command with an idempotency key is repeated with that key, and executed once", async () => {
  const { sent, client } = failing("after", busy(0, 429));
  const before = await shop.sql("select id from orders");
  const { order } = await client.takeOrder(draft);
  expect(order?.number).toEqual(expect.any(String));
  const keys = sent.map(({ headers }) => headers.get("idempotency-key"));
  expect([keys.length, new Set(keys).size, keys[0]?.length]).toEqual([3, 1, 36]);
  expect(await shop.sql("select id from orders")).toHaveLength(before.length + 1);
  const other = failing();
  await other.client.takeOrder(draft);
  expect(other.sent[0]?.headers.get("idempotency-key")).not.toBe(keys[0]);
});

test.each([429, 502, 503, 504])("a read is repeated after %i", async (status) => {
  const { sent, client } = failing(busy(0, status), "before", undefined);
  expect((await client.listCategories()).data.length).toBeGreaterThan(0);
  expect(sent).toHaveLength(3);
});

test("it gives up after its retries, and at once where the shop says to wait for more than a minute", async () => {
  const busies = failing(...Array.from({ length: 5 }, () => busy(0)));
  await expect(busies.client.listCategories()).rejects.toMatchObject({ status: 503, code: "unclear" });
  expect(busies.sent).toHaveLength(5);
  const later = failing(busy(61));
  await expect(later.client.listCategories()).rejects.toBeInstanceOf(ShopError);
  expect(later.sent).toHaveLength(1);
});

test("a command without an idempotency key and a refusal are not repeated", async () => {
  const { sent, client } = failing("after", new Response("{}", { status: 500 }));
  await expect(client.countChoice({ term: "rice", product_id: 1 })).rejects.toMatchObject({
    status: 0,
    code: "unreachable",
    operation: "countChoice",
  });
  await expect(client.listCategories()).rejects.toMatchObject({ status: 500, code: "unclear" });
  expect(sent).toHaveLength(2);
  const wrong = failing();
  const refused = wrong.client.takeOrder({ ...draft, mobile_no: "1" });
  await expect(refused).rejects.toMatchObject({
    status: 422,
    code: "invalid_fields",
    errors: { mobile_no: expect.any(String) },
    idempotencyKey: wrong.sent[0]?.headers.get("idempotency-key"),
  });
  expect(wrong.sent).toHaveLength(1);
});

test("it waits until the date of a Retry-After", async () => {
  const { sent, client } = failing(busy(new Date(Date.now() + 3_000).toUTCString()));
  const begin = Date.now();
  await client.listCategories();
  expect([sent.length, Date.now() - begin >= 1_900]).toEqual([2, true]);
  const later = failing(busy(new Date(Date.now() + 90_000).toUTCString()));
  await expect(later.client.listCategories()).rejects.toMatchObject({ status: 503 });
  expect(later.sent).toHaveLength(1);
});

test("a key that the shop would not take is not sent, nor one for an operation without", async () => {
  const { sent, client } = failing();
  for (const idempotencyKey of ["", "short", "with a blank", "চাবি-চাবি-চাবি", "a".repeat(201)])
    await expect(client.takeOrder(draft, { idempotencyKey })).rejects.toThrow(TypeError);
  const given: object = { idempotencyKey: "counted-once" };
  await expect(client.countChoice({ term: "rice", product_id: 1 }, given)).rejects.toThrow(TypeError);
  expect(sent).toHaveLength(0);
});

test("what cannot be sent is refused at once", async () => {
  const { sent, client } = failing();
  for (const id of ["", ".", "..", undefined, null] as unknown[] as number[])
    await expect(client.showProduct({ id })).rejects.toThrow("id is missing");
  expect(sent).toHaveLength(0);
  const begin = Date.now();
  const wrong = [{ url: "shop.example" }, { url, key: "two\nlines" }, { url, retries: Number.NaN }];
  for (const options of wrong)
    await expect(createClient(options).listCategories()).rejects.toThrow(TypeError);
  expect(Date.now() - begin).toBeLessThan(400);
});

test("an option that is undefined counts as left out", async () => {
  const { length } = (await createClient({ url }).listCategories()).data;
  const client = createClient({ url, retries: undefined, timeoutMs: undefined, fetch: undefined });
  expect((await client.listCategories()).data).toHaveLength(length);
});

test("it follows no redirect, so that a key stays with the shop", async () => {
  const moved = serve({
    fetch: () => Response.redirect(`${url}/api/categories`),
    port: 0,
    hostname: "127.0.0.1",
  });
  await once(moved, "listening");
  const { port } = moved.address() as AddressInfo;
  const client = createClient({ url: `http://127.0.0.1:${port}`, key, retries: 0 });
  await expect(client.listCategories()).rejects.toMatchObject({ code: "unreachable" });
  moved.close();
});

test.each<[string, number, unknown]>([
  ["unclear", 200, "<p>Sign in to this network</p>"],
  ["unclear", 200, null],
  ["unclear", 404, { code: "not_found", message: "no such route" }],
  ["unclear", 403, { success: false, code: 7 }],
  ["sold_out", 200, { success: false, code: "sold_out", message: "Sold out" }],
])("an answer is %s: %i %j", async (code, status, body) => {
  const { client } = failing(Response.json(body, { status }));
  await expect(client.countChoice({ term: "rice", product_id: 1 })).rejects.toMatchObject({ code, status });
});

test("a signal ends a call while it waits to repeat it", async () => {
  const { sent, client } = failing(busy(50));
  const stop = new AbortController();
  const call = client.listCategories({}, { signal: stop.signal });
  await vi.waitFor(() => expect(sent).toHaveLength(1), soon);
  stop.abort(new Error("not needed any more"));
  await expect(call).rejects.toThrow("not needed any more");
  expect(sent).toHaveLength(1);
});

test("an attempt without an answer in time is repeated", async () => {
  let attempts = 0;
  const slow = (_: unknown, { signal }: RequestInit) => {
    attempts += 1;
    return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  };
  const client = createClient({ url, retries: 1, timeoutMs: 20, fetch: slow as typeof fetch });
  await expect(client.listCategories()).rejects.toMatchObject({ code: "unreachable", status: 0 });
  expect(attempts).toBe(2);
});

test("each goes through all pages of a list, from its cursor on", async () => {
  const { client, sent } = failing();
  const ids: number[] = [];
  for await (const { id } of client.listProducts.each({ limit: 20, sort: "newest" })) ids.push(id);
  const { total } = (await shop.get("/api/products?limit=1")).body.meta;
  expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  expect(sent).toHaveLength(Math.ceil(total / 20));
});

test("files are sent and read: a picture, a CSV, a workbook", async () => {
  const { client } = failing();
  const picture = new Blob([readFileSync("public/icon-512.png")], { type: "image/png" });
  expect((await client.uploadPicture({ file: picture })).data).toMatchObject({ width: 512, height: 512 });
  const orders = await client.exportOrders({});
  expect(orders.name).toMatch(/\.csv$/);
  expect(await orders.text()).toContain("01811111111");
  const sheet = await client.exportProducts({ format: "xlsx" });
  expect([sheet.name, sheet.type]).toEqual([
    expect.stringMatching(/\.xlsx$/),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]);
  const workbook = await readWorkbook(new Uint8Array(await sheet.arrayBuffer()));
  expect(workbook).toMatchObject({
    records: expect.arrayContaining([expect.arrayContaining(["deshi-tomato"])]),
  });
  const page = new Response("<p>Sign in to this network</p>", { headers: { "Content-Type": "text/html" } });
  await expect(failing(page).client.exportOrders({})).rejects.toMatchObject({ code: "unclear" });
});

test("it is at most 6 kB, minified and compressed by gzip, with all operations", async () => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry: programs.client, formats: ["es"] }, minify: true },
  });
  const [{ output: chunks } = { output: [] }] = [built].flat() as { output: { code: string }[] }[];
  const code = chunks.map((chunk) => chunk.code).join("");
  expect(code).toContain("listEvents");
  expect(code).not.toContain("zod");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6_000);
});
