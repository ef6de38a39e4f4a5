import { describe, expect, test } from "vitest";
import { openOrderingShop } from "#tests/support/orders/ordering.ts";
import { movementFaults } from "#tests/support/orders/stock-movements.ts";

const { shop, token: customer, productWith, stockOf, order } = await openOrderingShop();
const admin = await shop.signInAdmin();
const staff = { token: admin };

const movementsOf = async (id: number, query = "") =>
  (await shop.get(`/api/admin/products/${id}/stock${query}`, staff)).body;
const move = (id: number, body: object) =>
  shop.post(`/api/admin/products/${id}/stock`, { key: crypto.randomUUID(), ...body }, staff);
const undo = (id: number) => shop.post(`/api/admin/stock-movements/${id}/undo`, {}, staff);
const short = ({ kind, change, stock_after }: { kind: string; change: number; stock_after: number }) => [
  kind,
  change,
  stock_after,
];

test("every change of a stock is a movement with who, why and the stock after it", async () => {
  const id = await productWith(10);
  await move(id, { kind: "received", quantity: 50, reason: " From Karim's van " });
  const { body } = await order([{ product_id: id, quantity: 4 }]);
  await move(id, { kind: "lost", quantity: 3 });
  await shop.post(
    `/api/admin/orders/${body.order.id}/steps`,
    { from: "pending", status: "cancelled", reason: "out_of_stock" },
    staff,
  );
  await move(id, { kind: "counted", quantity: 55, was: 57 });
  await shop.sql("update products set stock = 60 where id = $1", [id]);
  const { data, product } = await movementsOf(id);
  expect(product).toMatchObject({ id, stock: 60, names: { en: "Test mango", bn: "পরীক্ষার আম" } });
  expect(data.map(short)).toEqual([
    ["changed", 5, 60],
    ["counted", -2, 55],
    ["cancelled", 4, 57],
    ["lost", -3, 53],
    ["order", -4, 56],
    ["received", 50, 60],
    ["first", 10, 10],
  ]);
  expect(data[5]).toMatchObject({ by: "Admin", reason: "From Karim's van", undoable: 1, undone: 0 });
  expect(data[4]).toMatchObject({ by: "Nusrat Jahan", order_id: body.order.id, undoable: 0 });
  expect(data[1]).toMatchObject({ counted_from: 57 });
  expect(data[0]).toMatchObject({ by: null });
  const journal = (await shop.get(`/api/admin/journal?kind=product&subject=${id}`, staff)).body.data;
  expect(journal.at(-1)).toMatchObject({
    action: "product.stock_moved",
    before: { stock: 10 },
    after: { stock: 60, movement: "received", reason: "From Karim's van" },
  });
});

describe("a count", () => {
  test("leaves sold what was sold while somebody counted", async () => {
    const id = await productWith(210);
    await order([{ product_id: id, quantity: 3 }]);
    const { body } = await move(id, { kind: "counted", quantity: 215, was: 210 });
    expect(body.data.stock).toBe(212);
    expect((await movementsOf(id)).data[0]).toMatchObject({ change: 5, counted_from: 210, stock_after: 212 });
  });

  test("in the product table does the same", async () => {
    const id = await productWith(210);
    await order([{ product_id: id, quantity: 3 }]);
    const change = { stock: 215, was: { stock: 210 } };
    const { body } = await shop.post(`/api/admin/products/${id}`, change, staff);
    expect(body.data.stock).toBe(212);
    expect((await movementsOf(id)).data[0]).toMatchObject({ kind: "counted", counted_from: 210, change: 5 });
  });

  test("that a colleague's movement has overtaken is shown the stock of now", async () => {
    const id = await productWith(210);
    await move(id, { kind: "counted", quantity: 215, was: 210 });
    const { status, body } = await move(id, { kind: "counted", quantity: 215, was: 210 });
    expect([status, body.code, body.details]).toEqual([409, "changed", { now: 215 }]);
    expect(await stockOf(id)).toBe(215);
  });

  test("of fewer than were sold meanwhile is refused", async () => {
    const id = await productWith(10);
    await order([{ product_id: id, quantity: 5 }]);
    expect((await move(id, { kind: "counted", quantity: 2, was: 10 })).body.code).toBe("changed");
    expect(await stockOf(id)).toBe(5);
  });

  test("begins the counting of what was always available", async () => {
    const id = await productWith(null);
    expect((await movementsOf(id)).data).toEqual([]);
    expect((await move(id, { kind: "received", quantity: 5 })).body.errors.quantity).toContain("not counted");
    expect((await move(id, { kind: "counted", quantity: 8, was: null })).body.data.stock).toBe(8);
    expect((await movementsOf(id)).data[0]).toMatchObject({ change: 8, counted_from: null, undoable: 0 });
  });
});

test("a movement by hand is taken back by an opposite one, once; what was sold since stays sold", async () => {
  const id = await productWith(10);
  await move(id, { kind: "received", quantity: 50 });
  await order([{ product_id: id, quantity: 4 }]);
  const received = (await movementsOf(id)).data[1];
  expect((await undo(received.id)).body.data.stock).toBe(6);
  expect((await undo(received.id)).body.code).toBe("changed");
  const { data } = await movementsOf(id);
  expect(data.map(short)[0]).toEqual(["undone", -50, 6]);
  expect(data[2]).toMatchObject({ undone: 1, undoable: 0 });
  const sale = data[1];
  expect((await undo(sale.id)).status).toBe(404);
});

test("what was received and sold already cannot be taken back", async () => {
  const id = await productWith(0);
  await move(id, { kind: "received", quantity: 5 });
  await order([{ product_id: id, quantity: 4 }]);
  const { status, body } = await undo((await movementsOf(id)).data[1].id);
  expect([status, body.errors.quantity]).toEqual([422, "Only 1 are there."]);
});

test("no more is lost than there is, and nothing moves by nothing", async () => {
  const id = await productWith(5);
  expect((await move(id, { kind: "lost", quantity: 6 })).body.errors.quantity).toBe("Only 5 are there.");
  for (const kind of ["received", "lost"])
    expect((await move(id, { kind, quantity: 0 })).body.code, kind).toBe("invalid_fields");
  expect((await move(id, { kind: "received", quantity: 1_000_000 })).status).toBe(422);
  expect((await move(id, { kind: "counted", quantity: 3 })).body.errors).toHaveProperty("was");
  expect((await move(0, { kind: "received", quantity: 3 })).status).toBe(422);
  expect((await move(99_999_999, { kind: "received", quantity: 3 })).status).toBe(404);
  expect(await stockOf(id)).toBe(5);
});

test("an attempt that is sent twice moves the stock once", async () => {
  const id = await productWith(5);
  const body = { kind: "received", quantity: 50, key: crypto.randomUUID() };
  const sent = await Promise.all([move(id, body), move(id, body)]);
  expect(sent.map(({ body }) => body.data.stock)).toEqual([55, 55]);
});

test("a page of movements begins where the one before ended", async () => {
  const id = await productWith(0);
  await shop.sql(
    `do $$ begin for n in 1..60 loop update products set stock = n where id = ${id}; end loop; end $$`,
  );
  const first = await movementsOf(id);
  expect(first.data).toHaveLength(50);
  const second = await movementsOf(id, `?before=${first.meta.next}`);
  expect(second.data.map(({ stock_after }: { stock_after: number }) => stock_after)).toEqual(
    Array.from({ length: 11 }, (_, index) => 10 - index),
  );
  expect(second.meta.next).toBeNull();
});

test("movements are only ever added, and go with their product alone", async () => {
  const id = await productWith(5);
  for (const statement of [
    "update stock_movements set change = 0",
    "delete from stock_movements",
    "truncate stock_movements",
  ])
    await expect(shop.sql(statement), statement).rejects.toThrow(/only ever added/);
  await shop.sql("delete from products where id = $1", [id]);
  expect(await shop.sql("select from stock_movements where product_id = $1", [id])).toEqual([]);
});

test("orders that fight for the last pieces leave movements that add up", async () => {
  const ids = [await productWith(20), await productWith(15)];
  const buy = (turn: number) =>
    order(
      (turn % 2 ? ids : ids.toReversed()).map((product_id) => ({ product_id, quantity: 1 + (turn % 3) })),
    );
  const counts = ids.map((id) => move(id, { kind: "received", quantity: 7 }));
  await Promise.all([...Array.from({ length: 24 }, (_, turn) => buy(turn)), ...counts]);
  expect(await movementFaults(shop.sql)).toEqual([]);
});

test("what runs out is listed by how long it lasts at the pace of the last days", async () => {
  const soon = await productWith(20);
  const later = await productWith(100);
  const never = await productWith(1_000);
  const items = [soon, later, never].map((product_id) => ({ product_id, quantity: 10 }));
  await order(items);
  // The pace of a new product is computed over its age, of others over a week.
  await shop.sql("update products set created_at = now() - interval '30 days' where id = any($1)", [
    [soon, later, never],
  ]);
  const gone = await productWith(2);
  const back = await order([{ product_id: gone, quantity: 2 }]);
  type Listed = { product: { id: number; stock: number }; sold: number; days_left: number };
  const listed = async (days = ""): Promise<Listed[]> =>
    (await shop.get(`/api/admin/running-out${days}`, staff)).body.data.filter(({ product }: Listed) =>
      [soon, later, never, gone].includes(product.id),
    );
  const idsOf = (list: Listed[]) => list.map(({ product }) => product.id);
  expect(
    (await listed()).map(({ product, sold, days_left }) => [product.id, product.stock, sold, days_left]),
  ).toEqual([
    [gone, 0, 2, 0],
    [soon, 10, 10, 7],
  ]);
  expect(idsOf(await listed("?days=14"))).toEqual([gone, soon]);
  await shop.post(
    `/api/admin/orders/${back.body.order.id}/steps`,
    { from: "pending", status: "cancelled", reason: "out_of_stock" },
    staff,
  );
  // Low without a sale: the limit is 5.
  expect(idsOf(await listed())).toEqual([soon, gone]);
  expect((await shop.get("/api/admin/running-out", { token: customer })).status).toBe(403);
});

test("a day after it was added, the pace is that of a day", async () => {
  const product = await productWith(10);
  await order([{ product_id: product, quantity: 5 }]);
  await shop.sql("update products set created_at = now() - interval '1 day' where id = $1", [product]);
  const { data } = (await shop.get("/api/admin/running-out", staff)).body;
  const row = data.find((one: { product: { id: number } }) => one.product.id === product);
  expect(row.per_day).toBeCloseTo(5, 2);
  expect(row.days_left).toBeCloseTo(1, 2);
});

test("low in stock means one thing everywhere, by the limit of each product or by 5", async () => {
  const plain = await productWith(5);
  const own = await productWith(40);
  const never = await productWith(2);
  const plenty = await productWith(6);
  await shop.sql("update products set low_stock = 50 where id = $1", [own]);
  await shop.sql("update products set low_stock = 1 where id = $1", [never]);
  const ids = [plain, own, never, plenty];
  const running = (await shop.get("/api/admin/running-out", staff)).body.data.filter((row: any) => row.low);
  const listed: { id: number }[] = [];
  for (let after = ""; after !== "&after=null"; ) {
    const { body } = await shop.get(`/api/admin/products?short=1${after}`, staff);
    listed.push(...body.data);
    after = `&after=${body.meta.next}`;
  }
  const mine = (rows: { id: number }[]) =>
    rows
      .map(({ id }) => id)
      .filter((id) => ids.includes(id))
      .toSorted();
  expect(mine(running.map(({ product }: any) => product))).toEqual([plain, own]);
  expect(mine(listed)).toEqual([plain, own]);
  const { products } = (await shop.get("/api/admin/overview", staff)).body.data;
  expect(products.sold_out + products.few_left).toBe(running.length);
});

describe("losses", () => {
  const losses = async (by = "") => (await shop.get(`/api/admin/losses${by && `?by=${by}`}`, staff)).body;

  test("are summed up by day, week and month at the current price; what was taken back was none", async () => {
    const fish = await productWith(50, 10_000);
    const eggs = await productWith(50, 2_550);
    const before = (await losses("month")).meta;
    await move(fish, { kind: "lost", quantity: 3, reason: "rotten" });
    await move(fish, { kind: "lost", quantity: 1 });
    await move(eggs, { kind: "lost", quantity: 2 });
    await move(eggs, { kind: "lost", quantity: 40 });
    await undo((await movementsOf(eggs)).data[0].id);
    await shop.sql("update products set price_poisha = 12000 where id = $1", [fish]);
    for (const by of ["", "week", "month"]) {
      const { data } = await losses(by);
      const mine = data[0].products.filter(({ id }: any) => id === fish || id === eggs);
      expect(
        mine.map(({ id, pieces, taka }: any) => [id, pieces, taka]),
        by,
      ).toEqual([
        [fish, 4, 480],
        [eggs, 2, 51],
      ]);
      const sum = data[0].products.reduce((all: number, { taka }: any) => all + taka, 0);
      expect(data[0].taka, by).toBeCloseTo(sum, 2);
    }
    const after = (await losses("month")).meta;
    expect([after.pieces - before.pieces, after.taka - before.taka]).toEqual([6, 531]);
    const starts = ["day", "week", "month"].map(async (by) => (await losses(by)).data[0].start);
    const [day, week, month] = await Promise.all(starts);
    expect(new Date(week).getUTCDay()).toBe(0);
    expect(Date.parse(day) - Date.parse(week)).toBeLessThan(7 * 86_400_000);
    expect(month).toBe(`${day.slice(0, 7)}-01`);
  });

  test("are summed up by reason for a period, the same words in capitals as one, and what orders lost by its kind", async () => {
    const reasons = async (query = "") => (await shop.get(`/api/admin/losses-by-reason${query}`, staff)).body;
    const fish = await productWith(50, 10_000);
    const before = (await reasons("?period=today")).meta;
    await move(fish, { kind: "lost", quantity: 3, reason: "Eaten by mice" });
    await move(fish, { kind: "lost", quantity: 1, reason: "eaten by mice" });
    await move(fish, { kind: "lost", quantity: 5, reason: "By mistake" });
    await undo((await movementsOf(fish)).data[0].id);
    const { data, meta } = await reasons("?period=today");
    expect(data.filter(({ reason }: any) => /mice|mistake/.test(reason))).toEqual([
      { reason: expect.stringMatching(/eaten by mice/i), pieces: 4, taka: 400 },
    ]);
    expect([meta.pieces - before.pieces, meta.taka - before.taka]).toEqual([4, 400]);
    expect((await reasons("?from=2020-01-01&to=2020-01-31")).data).toEqual([]);
    expect((await shop.get("/api/admin/losses-by-reason", { token: customer })).status).toBe(403);
  });

  test("are nobody's but those who look after the products", async () => {
    expect((await shop.get("/api/admin/losses", { token: customer })).status).toBe(403);
    expect((await shop.get("/api/admin/losses?by=year", staff)).status).toBe(422);
  });
});
