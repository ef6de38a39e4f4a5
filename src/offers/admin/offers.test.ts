import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { AdminOffer, OfferFields } from "./contract.ts";

const shop = await testShop();
const { token, id: staffId } = await shop.newStaff("Rina", "offers");

const minute = 60_000;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const fish = 2;
const fields: OfferFields = {
  kind: "price",
  name_en: "Fish Friday",
  name_bn: "মাছের শুক্রবার",
  percent: 15,
  amount: null,
  applies_to: "categories",
  categories: [fish],
  products: [],
  starts_at: inMs(600 * minute),
  ends_at: inMs(1200 * minute),
};

const act = (path: string, body: object, key?: string) =>
  shop.post(`/api/admin/offers${path}`, body, { token, ...(key && { key }) });
const create = (change: Partial<OfferFields> = {}) => act("", { ...fields, ...change });
const made = async (change: Partial<OfferFields> = {}): Promise<AdminOffer> =>
  (await create(change)).body.data;
const change = ({ id, version }: AdminOffer, to: Partial<OfferFields>) =>
  act(`/${id}`, { ...fields, ...to, version });
const stored = async (id: number): Promise<AdminOffer> =>
  (await shop.get(`/api/admin/offers/${id}`, { token })).body.data;
const list = async (query = "") => (await shop.get(`/api/admin/offers?${query}`, { token })).body;
const wrong = async (to: object) => {
  const { status, body } = await act("", { ...fields, ...to });
  return [status, ...Object.keys(body.errors ?? {})];
};

let count = 0;
/** A product of a category, without an original price, at a price in taka. */
async function product(price = 100, category = fish): Promise<number> {
  count += 1;
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values ($1, $2, 'Test fish', 'মাছ', '', $3) returning id`,
    [`offer-test-${count}`, category, Math.round(price * 100)],
  );
  return row?.id ?? 0;
}

const charged = async (id: number) => {
  const [row] = await shop.sql<{ price: number }>(
    "select price_poisha::int as price from products where id = $1",
    [id],
  );
  return (row?.price ?? 0) / 100;
};
const costs = (id: number, price: number) =>
  expect.poll(() => charged(id), { timeout: 60_000, interval: 50 }).toBe(price);

/** Ends all offers that run, so that the next test has only its own. */
async function endAll() {
  for (const offer of (await list()).data)
    expect((await act(`/${offer.id}/end`, { version: offer.version })).status).toBe(200);
}

describe("an offer that staff make", () => {
  test("is kept with its names, its target and its dates, and stands in the list of what is coming", async () => {
    const offer = await made();
    expect(offer).toMatchObject({
      version: 1,
      state: "coming",
      percent: 15,
      amount: null,
      applies_to: "categories",
      starts_at: fields.starts_at,
      ends_at: fields.ends_at,
      orders: 0,
      taken_off: 0,
    });
    expect(offer.categories.map(({ id }) => id)).toEqual([fish]);
    expect(await stored(offer.id)).toEqual(offer);
    const { data, meta } = await list("state=coming");
    expect(data.map(({ id }: AdminOffer) => id)).toContain(offer.id);
    expect(meta.counts.coming).toBeGreaterThanOrEqual(1);
    expect((await list("state=running")).data.map(({ id }: AdminOffer) => id)).not.toContain(offer.id);
  });

  test("changes prices at once if it starts in the past or says no start, which is now", async () => {
    const id = await product();
    const begun = await made({ applies_to: "products", products: [id], starts_at: inMs(-600 * minute) });
    expect(begun.state).toBe("running");
    expect(Math.abs(Date.parse(begun.starts_at) - Date.now())).toBeLessThan(minute);
    await costs(id, 85);
    const other = await product(50);
    const amount = {
      percent: null,
      amount: 7.5,
      applies_to: "products",
      starts_at: null,
      ends_at: null,
    } as const;
    expect((await made({ ...amount, products: [other] })).ends_at).toBeNull();
    await costs(other, 42.5);
    await endAll();
    await costs(id, 100);
    await costs(other, 50);
  });

  test("is made once by one key, and another body under that key is another offer", async () => {
    const key = crypto.randomUUID();
    const [one, again] = await Promise.all([act("", fields, key), act("", fields, key)]);
    expect(again.body).toEqual(one.body);
    expect((await act("", { ...fields, percent: 20 }, key)).body.data.id).not.toBe(one.body.data.id);
    const rows = await shop.sql("select from offers where idempotency_key like $1", [`${staffId} ${key}%`]);
    expect(rows).toHaveLength(2);
  });

  test("is refused at its field: names, percent, amount, target and dates", async () => {
    expect(await wrong({ name_en: " " })).toEqual([422, "name_en"]);
    expect(await wrong({ name_bn: "" })).toEqual([422, "name_bn"]);
    for (const percent of [0, 91, 1.5, null])
      expect(await wrong({ percent }), `${percent} %`).toEqual([422, "percent"]);
    expect(await wrong({ percent: 10, amount: 10 })).toEqual([422, "percent"]);
    expect((await create({ percent: "১০" })).body.data.percent).toBe(10);
    for (const amount of [0, -1, 0.001])
      expect(await wrong({ percent: null, amount }), `${amount} taka`).toEqual([422, "amount"]);
    expect(await wrong({ categories: [] })).toEqual([422, "categories"]);
    expect(await wrong({ categories: [fish, 99_999] })).toEqual([422, "categories"]);
    expect(await wrong({ applies_to: "products", products: [] })).toEqual([422, "products"]);
    expect(await wrong({ applies_to: "products", products: [99_999_999] })).toEqual([422, "products"]);
    const many = Array.from({ length: 1_001 }, (_, index) => index + 1);
    expect(await wrong({ applies_to: "products", products: many })).toEqual([422, "products"]);
    expect(await wrong({ ends_at: inMs(300 * minute) })).toEqual([422, "ends_at"]);
    expect(await wrong({ starts_at: inMs(-600 * minute), ends_at: inMs(-300 * minute) })).toEqual([
      422,
      "ends_at",
    ]);
    expect(await wrong({ kind: "gift" })).toEqual([422, "kind"]);
  });

  test("is changed from its version only; who saw an older one is told what it is now", async () => {
    const offer = await made();
    const first = await change(offer, { percent: 20 });
    expect(first.body.data).toMatchObject({ version: 2, percent: 20 });
    const second = await change(offer, { percent: 30 });
    expect([second.status, second.body.code]).toEqual([409, "changed"]);
    expect(second.body.details.now).toEqual(first.body.data);
    expect((await change({ ...offer, id: 99_999 }, {})).status).toBe(404);
  });

  test("keeps its start once it has begun, and can be given other terms and another end", async () => {
    const id = await product();
    const offer = await made({ applies_to: "products", products: [id], starts_at: null });
    await costs(id, 85);
    const end = inMs(300 * minute);
    const to: Partial<OfferFields> = {
      applies_to: "products",
      products: [id],
      percent: 30,
      starts_at: inMs(30 * minute),
      ends_at: end,
    };
    const { body } = await change(offer, to);
    expect(body.data).toMatchObject({ starts_at: offer.starts_at, ends_at: end, state: "running" });
    await costs(id, 70);
    const elsewhere = await change(body.data, { ...to, applies_to: "categories", categories: [3] });
    expect(elsewhere.body.data).toMatchObject({ products: [], product_count: 0 });
    await costs(id, 100);
    await endAll();
  });

  test("is ended at once and prices go back; that is taken back within minutes, and not later", async () => {
    const id = await product();
    const of: Partial<OfferFields> = { applies_to: "products", products: [id], starts_at: null };
    const offer = await made(of);
    await costs(id, 85);
    const ended = await act(`/${offer.id}/end`, { version: 1 });
    expect(ended.body.data).toMatchObject({ state: "over", version: 2 });
    await costs(id, 100);
    expect((await act(`/${offer.id}/end`, { version: 2 })).body.code).toBe("offer_not_running");
    const again = await change(ended.body.data, of);
    expect(again.body.data).toMatchObject({ state: "running", starts_at: offer.starts_at });
    await costs(id, 85);
    await shop.sql(
      "update offers set starts_at = now() - interval '1 hour', ends_at = now() - interval '6 minutes' where id = $1",
      [offer.id],
    );
    const late = await change(again.body.data, of);
    expect([late.status, late.body.code]).toEqual([409, "offer_not_running"]);
    const coming = await made();
    expect((await act(`/${coming.id}/end`, { version: 1 })).body.code).toBe("offer_not_running");
  });

  test("is deleted only before it begins", async () => {
    const coming = await made();
    expect((await act(`/${coming.id}/remove`, { version: 2 })).body.code).toBe("changed");
    expect((await act(`/${coming.id}/remove`, { version: 1 })).body).toEqual({ success: true });
    expect((await shop.get(`/api/admin/offers/${coming.id}`, { token })).status).toBe(404);
    const running = await made({ starts_at: null });
    const refused = await act(`/${running.id}/remove`, { version: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, "offer_begun"]);
    expect((await stored(running.id)).id).toBe(running.id);
    await endAll();
  });

  test("stands in the journal with what it was and what it became", async () => {
    const admin = await shop.signInAdmin();
    const offer = await made({ starts_at: null });
    const changed = (await change(offer, { percent: 25 })).body.data;
    await act(`/${offer.id}/end`, { version: changed.version });
    const lines = async (who: string) =>
      (await shop.get(`/api/admin/journal?kind=offer&subject=${offer.id}`, { token: who })).body.data;
    const [ended, edited, created] = await lines(token);
    expect([ended.action, edited.action, created.action]).toEqual([
      "offer.ended",
      "offer.changed",
      "offer.created",
    ]);
    expect([edited.before, edited.after]).toEqual([{ offer_percent: 15 }, { offer_percent: 25 }]);
    expect(created.after).toMatchObject({ name_en: "Fish Friday", offer_categories: ["Fish"] });
    expect(await lines(admin)).toHaveLength(3);
    const { token: packer } = await shop.newStaff("Packer", "orders");
    expect(await lines(packer)).toEqual([]);
  });
});

test("a long list goes on after its last offer, in order, without gaps", async () => {
  const before = (await list("state=coming")).meta.counts.coming;
  await shop.sql(
    `insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at)
     select 'price', 'Later', 'পরে', 5, 'all', now() + interval '10 days' + (n % 7) * interval '1 hour' from generate_series(1, 60) n`,
  );
  const first = await list("state=coming");
  const second = await list(`state=coming&after=${first.meta.next}`);
  const all: AdminOffer[] = [...first.data, ...second.data];
  expect(first.data).toHaveLength(50);
  expect([all.length, new Set(all.map(({ id }) => id)).size]).toEqual([before + 60, before + 60]);
  const starts = all.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted());
  expect([second.meta.next, second.meta.counts.coming]).toEqual([null, before + 60]);
  await shop.sql("delete from offers where name_en = 'Later'");
});

test("products are found by name and by pasted SKUs, and categories are listed, for staff of offers alone", async () => {
  const { data } = (await shop.get("/api/admin/offer-products?search=rui%20fish", { token })).body;
  expect(data[0].names.en).toMatch(/Rui/);
  const skus = { skus: [" RUI-FISH", "rui-fish", "no-such-thing"] };
  const read = await shop.post("/api/admin/offer-products", skus, { token });
  expect(read.body.data.map(({ sku }: { sku: string }) => sku)).toEqual(["rui-fish"]);
  expect(read.body.unknown).toEqual(["no-such-thing"]);
  const categories = (await shop.get("/api/admin/offer-categories", { token })).body.data;
  const [row] = await shop.sql<{ count: number }>("select count(*)::int as count from categories");
  expect(categories).toHaveLength(row?.count ?? 0);
  expect((await shop.get("/api/admin/products", { token })).status).toBe(403);
});
