import { expect, test } from "vitest";
import { openImportingShop } from "#tests/support/orders/importing.ts";
import type { AdminCategory } from "./categories/contract.ts";
import type { AdminProduct } from "./contract.ts";

const { shop, staff, send, show, act, rested } = await openImportingShop();

let made = 0;
async function newCategory(change: object = {}): Promise<AdminCategory> {
  const name = `Sweets ${++made}`;
  const { body } = await shop.post(
    "/api/admin/categories",
    {
      name_en: name,
      name_bn: `মিষ্টি ${made}`,
      image: "",
      tint: "snacks",
      is_active: true,
      visible_from: null,
      visible_until: null,
      ...change,
    },
    staff,
  );
  return body.data;
}
const newProduct = async (category: number, fields = ""): Promise<number> => {
  const [row] = await shop.sql<{ id: number }>(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha) values ($1, $2, 'Rosogolla', 'রসগোল্লা', '', 5000)
     returning id`,
    [`sweet-${++made}`, category],
  );
  if (fields) await shop.sql(`update products set ${fields} where id = $1`, [row?.id]);
  return row?.id ?? 0;
};
const incomplete = async (query = ""): Promise<AdminProduct[]> =>
  (await shop.get(`/api/admin/products?incomplete=1${query}`, staff)).body.data;
const missing = async (query = "") =>
  Object.fromEntries((await incomplete(query)).map(({ id, missing_fields }) => [id, missing_fields]));
const count = async () => (await shop.get("/api/admin/overview", staff)).body.data.products.incomplete;
const change = async ({ id, ...category }: AdminCategory, fields: object) => {
  const { slug: _1, products: _2, archived: _3, all_required_fields: _4, ...rest } = category;
  return shop.post(`/api/admin/categories/${id}`, { ...rest, ...fields }, staff);
};

test("products that lack what their category requires are listed with it and counted; others are not", async () => {
  const before = await count();
  const category = await newCategory({
    required_fields: ["origin", "allergens", "mrp", "brand", "shelf_life_days"],
  });
  expect(category.required_fields).toEqual(["brand", "origin", "shelf_life_days", "allergens", "mrp"]);
  const bare = await newProduct(category.id);
  const half = await newProduct(category.id, "brand = 'Deshi', origin = 'BD', allergens = '{none}'");
  const whole = await newProduct(
    category.id,
    "brand = 'Deshi', origin = 'BD', allergens = '{milk}', mrp_poisha = 6000, shelf_life_days = 5",
  );
  const archived = await newProduct(category.id, "is_archived = true");
  await newProduct((await newCategory()).id);
  expect(await missing(`&category=${category.id}`)).toEqual({
    [bare]: ["brand", "origin", "shelf_life_days", "allergens", "mrp"],
    [half]: ["shelf_life_days", "mrp"],
  });
  expect(await count()).toBe(before + 2);
  const all = await shop.get(`/api/admin/products?category=${category.id}`, staff);
  expect(all.body.data.find(({ id }: AdminProduct) => id === whole).missing_fields).toEqual([]);
  const gone = await shop.get(`/api/admin/products?category=${category.id}&incomplete=1&archived=1`, staff);
  expect(gone.body.data.map(({ id }: AdminProduct) => id)).toEqual([archived]);

  const file = (await shop.get(`/api/admin/products-export?category=${category.id}&incomplete=1`, staff))
    .body;
  expect((file as string).trim().split("\r\n")).toHaveLength(3);
  const selection = { filter: { category: category.id, incomplete: true } };
  const flags = { kind: "flags", is_featured: 1 };
  const bulk = await shop.post("/api/admin/products-changes/preview", { selection, change: flags }, staff);
  expect(bulk.body.data.lines.map(({ id }: AdminProduct) => id)).toEqual([bare, half]);
});

test("what a category requires follows its changes, is journaled, and stays where a program does not name it", async () => {
  const category = await newCategory({ required_fields: ["brand"] });
  const id = await newProduct(category.id);
  expect(await missing(`&category=${category.id}`)).toEqual({ [id]: ["brand"] });
  const { body } = await change(category, { required_fields: ["barcode", "brand"] });
  expect(body.data).toMatchObject({
    required_fields: ["barcode", "brand"],
    all_required_fields: ["barcode", "brand"],
  });
  expect(await missing(`&category=${category.id}`)).toEqual({ [id]: ["barcode", "brand"] });
  const [line] = (await shop.get(`/api/admin/journal?kind=category&subject=${category.id}`, staff)).body.data;
  expect(line).toMatchObject({
    before: { required_fields: ["brand"] },
    after: { required_fields: ["barcode", "brand"] },
  });
  const { required_fields: _, ...without } = body.data;
  expect((await change(without, {})).body.data.required_fields).toEqual(["barcode", "brand"]);
  const refused = await change(
    { ...body.data, version: body.data.version + 1 },
    { required_fields: ["price"] },
  );
  expect(refused.status).toBe(422);

  await shop.sql("update products set brand = 'Deshi', barcode = '2000000000015' where id = $1", [id]);
  expect(await missing(`&category=${category.id}`)).toEqual({});
});

test("a category requires what those that it is in require, too", async () => {
  const food = await newCategory({ required_fields: ["origin"] });
  const sweets = await newCategory({ required_fields: ["allergens"], parent_id: food.id });
  expect(sweets).toMatchObject({
    required_fields: ["allergens"],
    all_required_fields: ["origin", "allergens"],
  });
  const id = await newProduct(sweets.id);
  expect(await missing(`&category=${sweets.id}`)).toEqual({ [id]: ["origin", "allergens"] });
  await change(sweets, { parent_id: null });
  expect(await missing(`&category=${sweets.id}`)).toEqual({ [id]: ["allergens"] });
});

test("an incomplete product is saved by form and file; the file says how many there are", async () => {
  const category = await newCategory({ required_fields: ["brand", "ingredients_bn"] });
  const file = `sku,category,name_en,name_bn,price,brand,ingredients_bn
inc-1,${category.slug},Chomchom,চমচম,90,Deshi,ছানা
inc-2,${category.slug},Kalojam,কালোজাম,90,Deshi,
inc-3,fish,Rui,রুই,90,,
`;
  const { id } = (await send(file)).body.data;
  expect(await show(id)).toMatchObject({ counts: { new: 3 }, incomplete: 1 });
  await act(id, "start");
  expect(await rested(id)).toMatchObject({ counts: { merged: 3 }, incomplete: 1 });
  const [product] = await incomplete(`&category=${category.id}`);
  expect(product).toMatchObject({ sku: "inc-2", missing_fields: ["ingredients_bn"] });
  const path = `/api/admin/products/${product?.id}/edit`;
  expect((await shop.post(path, { price: 95, was: { price: 90 } }, staff)).status).toBe(200);
  const again = (await send("sku,brand\ninc-1,-\ninc-2,Deshi\n")).body.data;
  expect((await show(again.id)).incomplete).toBe(2);
});
