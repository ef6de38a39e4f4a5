import { expect, test } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";

const shop = await testShop();
await followCatalogue(shop);
const token = await shop.signInAdmin();

const fields = (name: string, change: Partial<CategoryFields> = {}): CategoryFields => ({
  name_en: name,
  name_bn: `${name} বাংলা`,
  image: "/pictures/demo/category-fish.svg",
  tint: "fish",
  is_active: true,
  visible_from: null,
  visible_until: null,
  ...change,
});
const act = (path: string, body: object) => shop.post(`/api/admin/categories${path}`, body, { token });
const create = async (name: string, change: Partial<CategoryFields> = {}): Promise<AdminCategory> =>
  (await act("", fields(name, change))).body.data;
const list = async (): Promise<AdminCategory[]> =>
  (await shop.get("/api/admin/categories", { token })).body.data;
const seen = async (language = "en"): Promise<string[]> =>
  (await shop.get(`/api/categories?lang=${language}`)).body.data.map(({ name }: any) => name);
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=category&subject=${id}`, { token })).body.data;
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const productIn = async (category: number, sku: string, archived = false): Promise<number> => {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, is_archived, position)
     values ($1, $2, 'Pitha', 'পিঠা', '', 100, $3, 3) returning id`,
    [sku, category, archived],
  );
  return row?.id ?? 0;
};

test("a new category is the last, shoppers see it in both languages by themselves, and a file finds it", async () => {
  const made = await create("Pitha & sweets");
  expect(made).toMatchObject({ slug: "pitha-sweets", tint: "fish", version: 1, products: 0, archived: 0 });
  await expect.poll(async () => (await seen()).at(-1)).toBe("Pitha & sweets");
  expect((await seen("bn")).at(-1)).toBe("Pitha & sweets বাংলা");
  expect((await list()).at(-1)?.id).toBe(made.id);
  await productIn(made.id, "pitha-1");
  await productIn(made.id, "pitha-2", true);
  expect((await list()).at(-1)).toMatchObject({ products: 1, archived: 1 });
  await expect
    .poll(async () => (await shop.get("/api/suggestions?lang=en&q=pitha")).body.data.category?.id)
    .toBe(made.id);
  expect((await journal(made.id))[0]).toMatchObject({ action: "category.created", after: { tint: "fish" } });
  expect(await create("পিঠা")).toMatchObject({ slug: "category" });
  expect(await create("Pitha, sweets!")).toMatchObject({ slug: "pitha-sweets-2" });
});

test("a name that is missing or taken, a colour out of no palette, dates the wrong way round and a strange picture are refused at their field", async () => {
  const errors = async (change: object) =>
    Object.keys((await act("", { ...fields("Wrong"), ...change })).body.errors);
  expect(await errors({ name_en: " " })).toEqual(["name_en"]);
  expect(await errors({ name_en: "FISH" })).toEqual(["name_en"]);
  expect(await errors({ name_bn: "মাছ" })).toEqual(["name_bn"]);
  expect(await errors({ tint: "red" })).toEqual(["tint"]);
  expect(await errors({ image: "https://evil.example/x.svg" })).toEqual(["image"]);
  expect(await errors({ image: `/pictures/${"0".repeat(32)}-800x600-aabbcc.webp` })).toEqual(["image"]);
  expect(await errors({ visible_from: inSeconds(60), visible_until: inSeconds(30) })).toEqual([
    "visible_until",
  ]);
  expect((await list()).some(({ name_en }) => name_en === "Wrong")).toBe(false);
});

test("a hidden or dated category leads no shopper, its products stay in the shop, and a date is reached by itself", async () => {
  const made = await create("Ramadan corner");
  const id = await productIn(made.id, "ramadan-1");
  await expect.poll(() => seen()).toContain("Ramadan corner");
  const hidden = await act(`/${made.id}`, { ...fields("Ramadan corner", { is_active: false }), version: 1 });
  expect(hidden.body.data).toMatchObject({ version: 2, is_active: false });
  await expect.poll(() => seen()).not.toContain("Ramadan corner");
  const suggested = async () => (await shop.get("/api/suggestions?lang=en&q=ramadan")).body.data.category?.id;
  await expect.poll(suggested).toBeUndefined();
  expect((await shop.get("/sitemaps/1.xml")).body).not.toContain(`category=${made.id}<`);
  expect((await shop.get(`/api/products/${id}`)).status).toBe(200);
  const dated = { is_active: true, visible_from: inSeconds(2), visible_until: inSeconds(4) };
  await act(`/${made.id}`, { ...fields("Ramadan corner", dated), version: 2 });
  await expect.poll(() => seen()).toContain("Ramadan corner");
  expect(await suggested()).toBe(made.id);
  await expect.poll(() => seen()).not.toContain("Ramadan corner");
  expect(await suggested()).toBeUndefined();
});

test("of two people at one category the second is told, and sees what it is now; moved is only what is in the order that was seen", async () => {
  const made = await create("Two people");
  const [mine, theirs] = await Promise.all(
    ["One", "Two"].map((name) => act(`/${made.id}`, { ...fields(name), version: 1 })),
  );
  const [won, lost] = mine?.status === 200 ? [mine, theirs] : [theirs, mine];
  expect([lost?.status, lost?.body.code]).toEqual([409, "changed"]);
  expect(lost?.body.details.now).toMatchObject({ name_en: won?.body.data.name_en, version: 2 });
  const was = (await list()).map(({ id }) => id);
  const moved = await act(`/${made.id}/place`, { place: 2, was });
  const main = (await list()).filter(({ parent_id }) => parent_id === null);
  expect(main[1]?.id).toBe(made.id);
  expect(moved.body.ids.filter((id: number) => main.some((one) => one.id === id))[1]).toBe(made.id);
  await expect
    .poll(async () => (await seen()).indexOf(won?.body.data.name_en))
    .toBe(moved.body.ids.indexOf(made.id));
  const late = await act(`/${made.id}/place`, { place: 1, was });
  expect([late.status, late.body.code]).toEqual([409, "changed"]);
  expect((await journal(made.id))[0]).toMatchObject({ action: "category.moved", after: { place: 2 } });
  expect((await act("/99999999", { ...fields("Nobody"), version: 1 })).status).toBe(404);
});

test("a category with products is deleted only after they went to another one, at its end and in their order", async () => {
  const from = await create("Goes away");
  const to = await create("Stays");
  const ids = [await productIn(from.id, "away-1"), await productIn(from.id, "away-2", true)];
  await productIn(to.id, "stays-1");
  const refused = await act(`/${from.id}/remove`, { version: 1 });
  expect([refused.status, refused.body.code]).toEqual([409, "not_empty"]);
  expect(refused.body).toMatchObject({ details: { products: 1, archived: 1 } });
  expect(refused.body.message).toContain("“Goes away” still holds products: 2,");
  expect(
    Object.keys((await act(`/${from.id}/remove`, { version: 1, move_to: from.id })).body.errors),
  ).toEqual(["move_to"]);
  expect((await act(`/${from.id}/remove`, { version: 1, move_to: to.id })).body).toEqual({ moved: 2 });
  const rows = await shop.sql("select id from products where category_id = $1 order by position, id", [
    to.id,
  ]);
  expect(rows.slice(1).map(({ id }) => id)).toEqual(ids);
  expect((await list()).some(({ id }) => id === from.id)).toBe(false);
  expect((await journal(from.id))[0]).toMatchObject({
    action: "category.removed",
    before: { name_en: "Goes away" },
    after: { products: 2, category: "Stays" },
  });
  const empty = await create("Empty");
  expect((await act(`/${empty.id}/remove`, { version: 1 })).body).toEqual({ moved: 0 });
});

test("a category with more products than one transaction takes loses none, not even one that is added meanwhile", async () => {
  const from = await create("Crowded");
  const to = await create("Roomy");
  await productIn(to.id, "room-1");
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha, position, is_featured, is_archived)
     select 'crowd-' || n, $1, 'Crowd', 'ভিড়', '', 100, 2000 - n, n % 3 = 0, n % 5 = 0 from generate_series(1, 1200) n`,
    [from.id],
  );
  const listed = async (category: number) =>
    (
      await shop.sql(
        `select sku from products where category_id = $1 and sku like 'crowd-%' and sku <> 'crowd-late'
         order by is_featured desc, position, id`,
        [category],
      )
    ).map(({ sku }) => sku);
  const before = await listed(from.id);
  const [removed] = await Promise.all([
    act(`/${from.id}/remove`, { version: 1, move_to: to.id }),
    productIn(from.id, "crowd-late").catch(() => 0),
  ]);
  expect(removed.status).toBe(200);
  const [count] = await shop.sql(
    "select count(*)::int as n from products where sku like 'crowd-%' and category_id = $1",
    [to.id],
  );
  expect(count?.["n"]).toBe(removed.body.moved);
  expect(removed.body.moved).toBeGreaterThanOrEqual(1200);
  expect(await listed(to.id)).toEqual(before);
  const [first] = await shop.sql(
    "select sku from products where category_id = $1 order by position, id limit 1",
    [to.id],
  );
  expect(first).toEqual({ sku: "room-1" });
});

test("a category that more products list as a further one than one transaction takes is removed from all", async () => {
  const further = await create("Iftar for all");
  await shop.sql(
    `insert into products (sku, category_id, further_category_ids, name_en, name_bn, image, price_poisha)
     select 'also-' || n, 1, array[$1::bigint], 'Also', 'আরও', '', 100 from generate_series(1, 1100) n`,
    [further.id],
  );
  expect((await act(`/${further.id}/remove`, { version: 1 })).body).toEqual({ moved: 0 });
  const [still] = await shop.sql(
    "select count(*)::int as n from products where sku like 'also-%' and further_category_ids = '{}'",
  );
  expect(still).toEqual({ n: 1100 });
  expect((await list()).some(({ id }) => id === further.id)).toBe(false);
});
