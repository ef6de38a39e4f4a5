import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { openTestShop } from "#tests/support/shop/open-test-shop.ts";
import { maxLines, maxQuantity } from "../rules.ts";
import { codeLength, codeLetters } from "./rules.ts";

const { shop, token, productWith, order } = await openOrderingShop();
const staff = await shop.newStaff("Rahima Khatun", "orders");
const mango = await productWith(null, 5_000);
const lychee = await productWith(20, 8_000);

const both = [
  { product_id: mango, quantity: 2 },
  { product_id: lychee, quantity: 1 },
];
const make = (items: object[] = both) => shop.post("/api/cart-links", { items });
const makeAsStaff = (items: object[] = both) =>
  shop.post("/api/admin/cart-links", { items }, { token: staff.token });
const newCode = async (items?: object[]): Promise<string> => (await make(items)).body.code;
const show = (code: string) => shop.get(`/api/cart-links/${code}`);
const listed = async () => (await shop.get("/api/admin/cart-links", { token: staff.token })).body;
const usesOf = async (code: string) => {
  const { opened, ordered } = (await listed()).data.find((one: { code: string }) => one.code === code);
  return { opened, ordered };
};
const orderFrom = (cart_link: unknown, options: { key?: string } = {}) =>
  order([{ product_id: mango, quantity: 1 }], { ...options, more: { cart_link } });

test("a cart becomes a link that says what it held and cost, and nobody's name", async () => {
  await shop.sql("update products set original_price_poisha = 9_500 where id = $1", [lychee]);
  const { status, body } = await shop.post("/api/cart-links?lang=bn", { items: both });
  expect(status).toBe(200);
  expect(body.code).toMatch(new RegExp(`^[${codeLetters}]{${codeLength}}$`));
  expect(body.url).toMatch(new RegExp(`/bn/cart/${body.code}$`));
  expect((await make()).body.url).not.toContain("/bn/");
  const days = (Date.parse(body.ends_at) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(14);
  const shown = (await show(body.code)).body.data;
  expect(shown.items).toEqual([
    { product_id: mango, quantity: 2, price: 50 },
    { product_id: lychee, quantity: 1, price: 80, regular_price: 95 },
  ]);
  const [row] = await shop.sql("select * from cart_links where code = $1", [body.code]);
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    ["id", "code", "lines", "made_by", "opened", "created_at", "ends_at"].toSorted(),
  );
  expect(row?.made_by).toBeNull();
});

test("keeps the prices of its day while the products' own change", async () => {
  const product = await productWith(5, 10_000);
  const code = await newCode([{ product_id: product, quantity: 3 }]);
  await shop.sql("update products set price_poisha = 12_000, stock = 1 where id = $1", [product]);
  expect((await show(code)).body.data.items).toEqual([{ product_id: product, quantity: 3, price: 100 }]);
  const { body } = await shop.get(`/api/products?ids=${product}&view=card`);
  expect(body.data.map((one: any) => [one.price, one.stock_left])).toEqual([[120, 1]]);
});

test("a code is read in upper case, too; nonsense and other codes are not found", async () => {
  const code = await newCode();
  expect((await show(code.toUpperCase())).status).toBe(200);
  for (const wrong of ["22222222", "x", encodeURIComponent("' or 1=1 --"), "%E0%A6%95", "a".repeat(90)]) {
    const { status, body } = await show(wrong);
    expect([wrong, status, body.code]).toEqual([wrong, 404, "not_found"]);
    expect(body.message).toContain("14 days");
    expect((await shop.post(`/api/cart-links/${wrong}/openings`, {})).status).toBe(200);
  }
});

test("after its days it is neither shown nor listed, and then deleted", async () => {
  const { code } = (await makeAsStaff()).body;
  await shop.sql("update cart_links set ends_at = now() - interval '1 second' where code = $1", [code]);
  expect((await show(code)).status).toBe(404);
  expect((await listed()).data.map((one: { code: string }) => one.code)).not.toContain(code);
  await cleanUp(shop.shop);
  expect(await shop.sql("select from cart_links where code = $1", [code])).toEqual([]);
});

test("takes no more than a cart holds, merges a product named twice, and leaves out what is not sold", async () => {
  const refused = async (items: unknown) => {
    const { status, body } = await shop.post("/api/cart-links", { items });
    return [status, body.code];
  };
  const line = { product_id: mango, quantity: 1 };
  const many = Array.from({ length: maxLines + 1 }, (_, index) => ({ product_id: index + 1, quantity: 1 }));
  for (const items of [
    [],
    "mango",
    many,
    [{ ...line, quantity: 0 }],
    [{ ...line, quantity: maxQuantity + 1 }],
    [{ ...line, quantity: maxQuantity }, line],
    [{ product_id: 987_654_321, quantity: 1 }],
  ])
    expect(await refused(items)).toEqual([422, "invalid_fields"]);
  const gone = await productWith(5);
  await shop.sql("update products set is_archived = true where id = $1", [gone]);
  const code = await newCode([line, { product_id: gone, quantity: 1 }, { ...line, quantity: "২" }]);
  expect((await show(code)).body.data.items).toEqual([{ product_id: mango, quantity: 3, price: 50 }]);
});

test("an order from a link counts once, however often it is sent", async () => {
  const { code } = (await makeAsStaff()).body;
  const key = randomUUID();
  const first = await orderFrom(code, { key });
  const again = await orderFrom(code, { key });
  expect([first.status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, 200, "true"]);
  expect(again.body.order.id).toBe(first.body.order.id);
  expect(await usesOf(code)).toEqual({ opened: 0, ordered: 1 });
  await Promise.all([1, 2, 3].map(() => orderFrom(code, { key })));
  await orderFrom(code);
  expect((await usesOf(code)).ordered).toBe(2);
});

test("a link that is unknown, ended or nonsense keeps no order back, and is not stored with it", async () => {
  const ended = await newCode();
  await shop.sql("update cart_links set ends_at = now() where code = $1", [ended]);
  for (const code of [ended, "22222222", "", "no code", 7, { a: 1 }, null, "x".repeat(5_000)]) {
    const { status, body } = await orderFrom(code);
    expect([code, status]).toEqual([code, 200]);
    expect(await shop.sql("select cart_link from orders where id = $1", [body.order.id])).toEqual([
      { cart_link: null },
    ]);
  }
});

test("staff read how often theirs were opened and ordered from, and of those of shoppers only sums", async () => {
  const { code } = (await makeAsStaff()).body;
  const before = (await listed()).meta.by_shoppers;
  const other = await newCode();
  for (const one of [code, code, other]) await shop.post(`/api/cart-links/${one}/openings`, {});
  await orderFrom(other);
  const { data, meta } = await listed();
  expect(data[0]).toMatchObject({
    code,
    products: 2,
    opened: 2,
    ordered: 0,
    made_by: { id: staff.id, name: "Rahima Khatun" },
  });
  expect(data.map((one: { code: string }) => one.code)).not.toContain(other);
  expect(meta.by_shoppers).toEqual({
    made: before.made + 1,
    opened: before.opened + 1,
    ordered: before.ordered + 1,
  });
  const [line] = await shop.sql(
    "select user_id, subject_name from journal where action = 'cart_link.made' order by id desc limit 1",
  );
  expect(line).toEqual({ user_id: staff.id, subject_name: code });
  expect((await shop.post("/api/admin/cart-links", { items: both }, { token })).status).toBe(403);
});

test("the list of staff goes on where it ended", async () => {
  await shop.sql(
    `insert into cart_links (code, lines, made_by, ends_at)
     select 'many' || n, '[]', $1, now() + interval '1 day' from generate_series(1, 60) n`,
    [staff.id],
  );
  const { meta, data } = await listed();
  expect(data).toHaveLength(50);
  const rest = (await shop.get(`/api/admin/cart-links?after=${meta.next}`, { token: staff.token })).body;
  expect(rest.data[0].id).toBeLessThan(data[49].id);
  expect(rest.meta.next).toBeNull();
});

test("one network makes six hundred links an hour at most", async () => {
  const limited = await openTestShop({ RATE_LIMIT: "1" });
  const codes = new Set<number>();
  for (let index = 0; index < 601; index++) {
    const { status } = await limited.post("/api/cart-links", { items: [{ product_id: 1, quantity: 1 }] });
    if (index < 600) expect(status).toBe(200);
    codes.add(status);
  }
  expect([...codes]).toEqual([200, 429]);
  await limited.close();
});
