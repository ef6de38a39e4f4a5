import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { afterAll, expect, test } from "vitest";
import { newKey } from "#tests/support/accounts/api-keys.ts";
import { openPackingShop } from "#tests/support/orders/packing.ts";
import { codeIn, openPrograms } from "#tests/support/services/client-programs.ts";
import { openCourier } from "#tests/support/services/courier.ts";
import { openSmsGateway } from "#tests/support/services/sms-gateway.ts";

const { shop, admin, confirmed, step, productWith, order } = await openPackingShop();
const key = await newKey(shop);
const server = serve({ fetch: (request) => shop.app.fetch(request), port: 0, hostname: "127.0.0.1" });
await once(server, "listening");
const urlOf = (port: number) => `http://127.0.0.1:${port}`;
const env = { SHOP_URL: urlOf((server.address() as AddressInfo).port), SHOP_KEY: key };

/** Each page of docs/recipes is one program, whose name is that of the page. */
const pages = readdirSync("docs/recipes").map((page) => page.replace(/\.md$/, ""));
const programs = openPrograms(
  Object.fromEntries(pages.map((page) => [page, codeIn(`docs/recipes/${page}.md`).join("\n")])),
  ["csv-parse"],
);
afterAll(() => {
  server.close();
  programs.close();
});

async function packedFor(place: string) {
  const placed = await confirmed([await productWith(5, 5_000), 2]);
  await shop.sql("update orders set place = $2 where id = $1", [placed.id, place]);
  await step(placed.id, "confirmed", "packed");
  return placed;
}

const progressOf = async (id: number) =>
  (await shop.get(`/api/admin/orders/${id}`, { token: admin })).body.data.fulfilment;

test("a packed order outside Dhaka is booked with the courier once, and is delivered when its parcel is", async () => {
  const courier = await openCourier("courier-key", "courier-secret");
  const run = () =>
    programs.output("parcels-by-courier", {
      ...env,
      COURIER_URL: courier.url,
      COURIER_KEY: "courier-key",
      COURIER_SECRET: "courier-secret",
    });
  const far = await packedFor("khulna/dumuria");
  const near = await packedFor("dhaka/dhanmondi");
  const { number } = (await shop.get(`/api/admin/orders/${far.id}`, { token: admin })).body.data;

  // The parcel is booked, but the program never hears of it.
  courier.state.losesAnswers = true;
  await expect(run()).rejects.toThrow(number);
  expect(await progressOf(far.id)).toBe("packed");
  courier.state.losesAnswers = false;
  expect(await run()).toBe(`${number} is booked\n`);
  expect(courier.parcels).toEqual([
    expect.objectContaining({ invoice: number, recipient_phone: "01712345678", cod_amount: 100 }),
  ]);
  expect(courier.parcels[0]?.recipient_address).toContain("Dumuria, Khulna");
  expect([await progressOf(far.id), await progressOf(near.id)]).toEqual(["on_the_way", "packed"]);

  // It comes back, goes out again under another invoice, and arrives.
  courier.statuses.set(number, "cancelled");
  await run();
  expect(await progressOf(far.id)).toBe("not_delivered");
  await step(far.id, "not_delivered", "packed");
  await run();
  courier.statuses.set(`${number}-2`, "delivered");
  expect(await run()).toBe(`${number}: delivered\n`);
  expect(await progressOf(far.id)).toBe("delivered");
  expect(courier.parcels.map(({ invoice }) => invoice)).toEqual([number, `${number}-2`]);
  courier.close();
});

test("the sheet has one row for each order as it is now, and no formula of a customer", async () => {
  const sheet = () => readFileSync(join(programs.folder, "orders.csv"), "utf8").split("\n");
  await programs.output("orders-in-a-spreadsheet", env);
  const [columns, ...before] = sheet();
  expect(columns).toBe('\uFEFF"Order","Placed","Status","Customer","Phone","Pieces","Total","Paid"');

  await shop.sql("update users set name = '=1+\"1\"' where name = 'Nusrat Jahan'");
  const { body } = await order([{ product_id: await productWith(5, 5_000), quantity: 3 }]);
  const { id, number } = body.order;
  await programs.output("orders-in-a-spreadsheet", env);
  expect(sheet()).toHaveLength(before.length + 2);
  expect(sheet().at(-2)).toMatch(
    new RegExp(`^"${number}","[^"]+","placed","'=1\\+""1""","01712-345678","3","150","0"$`),
  );

  await step(id, "placed", "confirmed");
  expect(await programs.output("orders-in-a-spreadsheet", env)).toBe(`${before.length} orders\n`);
  expect(sheet().filter((line) => line.includes(number))).toEqual([expect.stringContaining(`"${number}","`)]);
  expect(sheet().at(-2)).toContain('"confirmed"');
});

test("the gateway sends an SMS once, by the provider that is up", async () => {
  const down = await openSmsGateway();
  const up = await openSmsGateway();
  down.gateway.mood = "fault";
  const said = await programs.start("sms-gateway", {
    GATEWAY_KEY: "gateway-key",
    PROVIDERS: `${down.url} ${up.url}`,
    PORT: "0",
  });
  const url = urlOf(Number(said.replace("listening on ", "")));
  const sms_headers = "Authorization: Bearer gateway-key";
  const sms_body = '{"id":"{id}","to":"{to}","text":"{text}"}';
  const saved = await shop.post(
    "/api/admin/sending",
    { password: "test-admin", sms_url: url, sms_method: "POST", sms_headers, sms_body },
    { token: admin },
  );
  expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
  const tried = await shop.post(
    "/api/admin/sending/try",
    { channel: "sms", to: "01712345678" },
    { token: admin },
  );
  expect(tried.body).toMatchObject({ success: true });
  expect([down.gateway.requests, up.gateway.requests]).toEqual([1, 1]);

  const handIn = (id: string, sent = "gateway-key") =>
    fetch(url, {
      method: "POST",
      headers: { Authorization: `Bearer ${sent}` },
      body: JSON.stringify({ id, to: "+8801712345678", text: "আপনার অর্ডার" }),
    });
  const answers = await Promise.all([handIn("sms-1"), handIn("sms-1"), handIn("sms-1")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(up.gateway.requests).toBe(2);
  expect((await handIn("sms-2", "wrong-key!!")).status).toBe(401);
  up.gateway.mood = "fault";
  expect((await handIn("sms-3")).status).toBe(502);
  up.gateway.mood = "fine";
  expect((await handIn("sms-3")).status).toBe(200);
  expect(up.gateway.requests).toBe(4);
  down.close();
  up.close();
});

test("the second storefront shows what the shop sells, and leads to a full cart there", async () => {
  const said = await programs.start("second-storefront", { ...env, LANGUAGE: "en", PORT: "0" });
  const url = urlOf(Number(said.replace("listening on ", "")));
  const id = await productWith(7, 12_345);
  await shop.sql("update products set name_en = 'Rui <b>&</b> \"Co\"' where id = $1", [id]);
  await shop.app.catalogueChanged();
  const read = async (path: string) => (await fetch(url + path)).text();
  expect(await read("/?search=rui")).toContain("Rui &lt;b&gt;&amp;&lt;/b&gt; &quot;Co&quot;");
  expect(await read(`/?search=${encodeURIComponent('"><script>')}`)).not.toContain("<script>");
  const { data: categories } = (await shop.get("/api/categories")).body;
  for (const category of categories) expect(await read("/")).toContain(`/?category=${category.id}`);

  const choose = (fields: Record<string, string>) =>
    fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  const chosen = await choose({ [id]: "3", 1: "", 2: "0" });
  expect(chosen.status).toBe(303);
  const code = chosen.headers.get("location")?.split("/").at(-1);
  const link = (await shop.get(`/api/cart-links/${code}`)).body.data;
  expect(link.items).toEqual([{ product_id: id, quantity: 3, price: 123.45 }]);
  expect((await choose({ [id]: "" })).status).toBe(422);
  expect((await choose({ [id]: "many" })).status).toBe(422);
});

test("the feed's reader says what has become dearer, sold out, new and gone", async () => {
  const run = () => programs.output("product-feed", { ...env, LANGUAGE: "en" });
  const first = await run();
  expect(first.split("\n").length).toBeGreaterThan(200);
  expect(first).toMatch(/^(new: .+, [\d.]+\n)+$/);
  expect(await run()).toBe("");

  const nameOf = async (id: number) =>
    (await shop.sql<{ name_en: string }>("select name_en from products where id = $1", [id]))[0]?.name_en ??
    "";
  const fresh = await productWith(7, 9_900);
  await shop.sql("update products set price_poisha = 432100, original_price_poisha = null where id = 8");
  await shop.sql("update products set stock = 0 where id = 9");
  await shop.sql("update products set is_archived = true where id = 10");
  await shop.app.catalogueChanged();
  const lines = (await run()).split("\n");
  const named = (name: string) => lines.filter((line) => line.includes(name));
  expect(named(await nameOf(8))).toEqual([expect.stringMatching(/^[\d.]+ → 4321: /)]);
  expect(named(await nameOf(9))).toEqual([expect.stringMatching(/^sold out: /)]);
  expect(named(await nameOf(10))).toEqual([expect.stringMatching(/^gone: /)]);
  expect(named(await nameOf(fresh))).toEqual(["new: Test mango, 99"]);
});
