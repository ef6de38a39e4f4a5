import { expect, test } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { AdminCategory } from "./contract.ts";

const shop = await testShop();
await followCatalogue(shop);
const token = await shop.signInAdmin();

const act = (path: string, body: object) => shop.post(`/api/admin/categories${path}`, body, { token });
const create = async (name: string, parent_id: number | null = null): Promise<AdminCategory> => {
  const answer = await act("", {
    name_en: name,
    name_bn: `${name} বাংলা`,
    image: "",
    tint: "fish",
    is_active: true,
    visible_from: null,
    visible_until: null,
    parent_id,
  });
  expect(answer.body.errors).toBeUndefined();
  return answer.body.data;
};
const list = async (): Promise<AdminCategory[]> =>
  (await shop.get("/api/admin/categories", { token })).body.data;
const order = async () => (await list()).map(({ id }) => id);
const shown = async () => (await shop.get("/api/categories?lang=en")).body.data;
const countOf = async (id: number) =>
  (await shown()).find((one: { id: number }) => one.id === id)?.product_count;
const idsIn = async (category: number): Promise<number[]> =>
  (await shop.get(`/api/products?category=${category}&lang=en`)).body.data
    .map(({ id }: any) => id)
    .toSorted();
const addProduct = async (sku: string, category: number, further: number[] = []): Promise<number> => {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, further_category_ids, name_en, name_bn, image, price_poisha)
     values ($1, $2, $3, $4, 'পণ্য', '', 10000) returning id`,
    [sku, category, further, `Thing ${sku}`],
  );
  return row?.id ?? 0;
};
const move = async (id: number, parent_id: number | null, place = 1) =>
  act(`/${id}/place`, { parent_id, place, was: await order() });

const fruit = await create("Orchard");
const citrus = await create("Citrus", fruit.id);
const limes = await create("Limes", citrus.id);
const ramadan = await create("Iftar");
const lime = await addProduct("lime", limes.id);
const orange = await addProduct("orange", citrus.id, [ramadan.id]);
const apple = await addProduct("apple", fruit.id);

test("a category lists and counts the products of those within it, and products listed further once", async () => {
  await expect.poll(() => idsIn(fruit.id)).toEqual([lime, orange, apple].toSorted());
  expect(await idsIn(citrus.id)).toEqual([lime, orange].toSorted());
  expect(await idsIn(limes.id)).toEqual([lime]);
  expect(await idsIn(ramadan.id)).toEqual([orange]);
  expect(await countOf(fruit.id)).toBe(3);
  expect(await countOf(ramadan.id)).toBe(1);
  const { parent_id } = (await shown()).find(({ id }: { id: number }) => id === limes.id);
  expect(parent_id).toBe(citrus.id);
  await shop.sql("update products set further_category_ids = $2 where id = $1", [
    lime,
    [fruit.id, ramadan.id],
  ]);
  await expect.poll(() => idsIn(ramadan.id)).toEqual([lime, orange].toSorted());
  expect(await countOf(fruit.id)).toBe(3);
});

test("counts beside a filtered list include the categories within each, as far as the tree is open", async () => {
  const counts = async (category: number) =>
    (await shop.get(`/api/products?category=${category}&max_price=100&counts=1&lang=en&limit=5`)).body.meta
      .counts?.categories;
  await expect.poll(async () => (await counts(1))?.[fruit.id]).toBe(3);
  expect(await counts(1)).toMatchObject({ [ramadan.id]: 2 });
  expect(await counts(1)).not.toHaveProperty(String(citrus.id));
  expect(await counts(citrus.id)).toMatchObject({ [fruit.id]: 3, [citrus.id]: 2, [limes.id]: 1 });
});

test("categories stand before those within them, nest in three levels and never in themselves", async () => {
  const ids = await order();
  const at = ids.indexOf(fruit.id);
  expect(ids.slice(at, at + 3)).toEqual([fruit.id, citrus.id, limes.id]);
  const errors = async (id: number, parent: number) => Object.keys((await move(id, parent)).body.errors);
  expect(await errors(fruit.id, limes.id)).toEqual(["parent_id"]);
  expect(await errors(fruit.id, fruit.id)).toEqual(["parent_id"]);
  expect(await errors(fruit.id, ramadan.id)).toEqual(["parent_id"]);
  expect(await errors(citrus.id, 99_999_999)).toEqual(["parent_id"]);
  const tooDeep = await act("", {
    name_en: "Kagzi limes",
    name_bn: "কাগজি",
    image: "",
    tint: "fish",
    is_active: true,
    visible_from: null,
    visible_until: null,
    parent_id: limes.id,
  });
  expect(Object.keys(tooDeep.body.errors)).toEqual(["parent_id"]);
});

test("moving a branch is one act that another one undoes, with its lists, its place and the journal", async () => {
  const before = await order();
  expect((await move(citrus.id, ramadan.id)).status).toBe(200);
  await expect.poll(() => idsIn(ramadan.id)).toEqual([lime, orange].toSorted());
  expect(await idsIn(fruit.id)).toEqual([lime, apple].toSorted());
  const [entry] = (await shop.get(`/api/admin/journal?kind=category&subject=${citrus.id}`, { token })).body
    .data;
  expect(entry).toMatchObject({
    action: "category.moved",
    before: { parent: "Orchard" },
    after: { parent: "Iftar" },
  });
  expect((await move(citrus.id, fruit.id)).status).toBe(200);
  expect(await order()).toEqual(before);
  await expect.poll(() => idsIn(fruit.id)).toEqual([lime, orange, apple].toSorted());
});

test("an offer on a category charges less for products within it, for those listed further, and follows a moved branch", async () => {
  const priceOf = async (id: number) => (await shop.get(`/api/products/${id}?lang=en`)).body.data.price;
  const made = await shop.post(
    "/api/admin/offers",
    {
      kind: "price",
      name_en: "Iftar offer",
      name_bn: "ইফতার অফার",
      percent: 10,
      amount: null,
      applies_to: "categories",
      categories: [ramadan.id],
      products: [],
      starts_at: new Date().toISOString(),
      ends_at: null,
    },
    { token },
  );
  expect(made.body).toMatchObject({ data: { name_en: "Iftar offer" } });
  await expect.poll(() => priceOf(orange)).toBe(90);
  expect(await priceOf(apple)).toBe(100);
  expect((await move(fruit.id, ramadan.id)).body.errors).toBeDefined();
  await move(citrus.id, null);
  await move(fruit.id, ramadan.id);
  await expect.poll(() => priceOf(apple)).toBe(90);
  await move(fruit.id, null);
  await expect.poll(() => priceOf(apple)).toBe(100);
});

test("a hidden category hides those within it, a deleted one leaves them where it was", async () => {
  await move(citrus.id, fruit.id);
  const [now] = (await list()).filter(({ id }) => id === fruit.id);
  const hide = (is_active: boolean, version: number) => {
    const { name_en, name_bn, tint } = fruit;
    const fields = { name_en, name_bn, image: "", tint, is_active, visible_from: null, visible_until: null };
    return act(`/${fruit.id}`, { ...fields, version });
  };
  expect((await hide(false, now?.version ?? 0)).status).toBe(200);
  await expect.poll(async () => (await shown()).map(({ id }: any) => id)).not.toContain(limes.id);
  expect((await hide(true, (now?.version ?? 0) + 1)).body.data.parent_id).toBe(null);
  const removed = await act(`/${citrus.id}/remove`, {
    version: (await list()).find(({ id }) => id === citrus.id)?.version,
    move_to: ramadan.id,
  });
  expect(removed.body).toEqual({ moved: 1 });
  expect((await list()).find(({ id }) => id === limes.id)?.parent_id).toBe(fruit.id);
  await expect.poll(() => idsIn(ramadan.id)).toEqual([lime, orange].toSorted());
});
