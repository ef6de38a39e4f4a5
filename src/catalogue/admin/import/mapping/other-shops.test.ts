import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { root } from "#src/platform/root.server.ts";
import { openImportingShop } from "#tests/support/orders/importing.ts";

const { shop, staff, send, show, act, rested } = await openImportingShop();

const fixture = (name: string) => readFile(join(root, "tests/support/moving", name));
const mapping = async (id: number) => (await shop.get(`/api/admin/imports/${id}/mapping`, staff)).body.data;
const product = async (sku: string) =>
  (
    await shop.sql(
      `select p.*, c.name_en as category, o.name_en as above from products p
       join categories c on c.id = p.category_id left join categories o on o.id = c.parent_id where sku = $1`,
      [sku],
    )
  )[0];

/** The share of rows that were taken without an edit, of those that are products. */
async function takenOf(id: number) {
  await act(id, "start");
  const { counts } = await rested(id);
  const all = Object.values(counts as Record<string, number>).reduce((sum, count) => sum + count, 0);
  return { counts, share: counts.merged / all };
}

test("an export of WooCommerce: variations, drafts, HTML, categories and prices are taken, and undone as a whole", async () => {
  const categories = await shop.sql("select id from categories");
  const { body } = await send(new Uint8Array(await fixture("woocommerce.csv")));
  const { id } = body.data;
  expect(await show(id)).toMatchObject({ state: "mapping", format: "woocommerce" });
  const shown = await mapping(id);
  expect(shown).toMatchObject({
    format: "woocommerce",
    products: 67,
    mapping: { name_en: 4, original_price: 26 },
  });
  expect(shown.skipped).toEqual([
    { reason: "variants", count: 3, rows: [62, 66, 69] },
    { reason: "grouped", count: 1, rows: [72] },
  ]);
  expect(shown.examples).toHaveLength(5);
  expect(shown.examples[0]).toMatchObject({
    cells: {
      name_en: "Miniket Rice 5 kg",
      price: "420",
      original_price: "450",
      net_amount: "5000",
      net_unit: "g",
    },
    category: "Grocery > Rice",
  });
  const checked = await act(id, "check");
  expect(checked.body.data).toMatchObject({ state: "checked", counts: { new: 66, wrong: 1 } });
  expect(checked.body.data.wrong.map(({ problem }: any) => [problem.column, problem.code])).toEqual([
    ["price", "missing"],
  ]);
  const { share } = await takenOf(id);
  expect(share).toBeGreaterThanOrEqual(0.95);

  expect(await product("WOO-103")).toMatchObject({
    name_bn: "Miniket Rice 5 kg",
    weight_en: "5 kg",
    weight_bn: "৫ কেজি",
    price_poisha: 42_000,
    original_price_poisha: 45_000,
    description_en: "Miniket Rice 5 kg – 100% pure & fresh.\n• No preservatives\n• Best before 12 months",
    stock: null,
    is_featured: true,
    barcode: "8940000001039",
    category: "Rice",
    above: "Grocery",
  });
  const chinigura = await shop.sql(
    "select name_en, weight_en, weight_bn, size_group, is_other_size, net_amount, price_poisha, brand, description_en from products where sku like 'CHINI-%' order by net_amount",
  );
  expect(chinigura).toEqual([
    expect.objectContaining({
      name_en: "Chinigura Rice",
      weight_bn: "১ কেজি",
      size_group: "CHINI",
      is_other_size: false,
      net_amount: 1_000,
      price_poisha: 15_000,
      brand: "House",
    }),
    expect.objectContaining({
      weight_en: "5 kg",
      is_other_size: true,
      net_amount: 5_000,
      price_poisha: 69_000,
    }),
    expect.objectContaining({
      weight_en: "25 kg",
      description_en: "Chinigura Rice from the north",
    }),
  ]);
  // Without an SKU, it is made of the id, so that the next export finds the product again.
  expect(
    await shop.sql(
      "select name_en, weight_en, size_group from products where sku like 'wc-%' and name_en like 'Mustard%' order by net_amount",
    ),
  ).toEqual([
    { name_en: "Mustard Oil", weight_en: "500 ml", size_group: "wc-289" },
    { name_en: "Mustard Oil", weight_en: "1 litre", size_group: "wc-289" },
  ]);
  expect(await product("ILISH-296")).toMatchObject({ name_en: "Hilsa fish", weight_en: "Large, over 1 kg" });
  expect(await product("WOO-127")).toMatchObject({
    name_en: "Mojo 1.25L",
    is_archived: true,
    net_amount: 1_250,
    net_unit: "ml",
  });
  expect(await product("WOO-118")).toMatchObject({ stock: 0 });

  await act(id, "undo");
  expect(await rested(id)).toMatchObject({ state: "undone", counts: { undone: 66 } });
  expect(await shop.sql("select from products where sku like 'WOO-%' or sku like 'wc-%'")).toEqual([]);
  expect(await shop.sql("select id from categories")).toEqual(categories);
});

test("an export of Shopify: variants by handle, pictures in rows of their own, older and newer headers", async () => {
  const file = (await fixture("shopify.csv")).toString();
  const { body } = await send(file);
  const shown = await mapping(body.data.id);
  expect(shown).toMatchObject({ format: "shopify", products: 45 });
  expect(shown.skipped).toEqual([{ reason: "picture", count: 14, rows: expect.any(Array) }]);
  await act(body.data.id, "check");
  const { share } = await takenOf(body.data.id);
  expect(share).toBeGreaterThanOrEqual(0.95);
  expect(await product("01001")).toMatchObject({
    name_en: "Nazirshail Rice 25kg",
    net_amount: 25_000,
    stock: 0,
  });
  expect(await product("H-sundarban-set-2")).toMatchObject({
    name_en: "Sundarban Honey",
    size_group: "sundarban-set",
    weight_bn: "১ কেজি",
  });
  expect(await product("sh-sundarban-set-500-g")).toMatchObject({
    name_en: "Sundarban Honey",
    weight_en: "500 g",
    category: "Honey",
  });
  expect(await product("01002")).toMatchObject({ is_archived: true, stock: 0 });
  const renamed = {
    Handle: "URL handle",
    "Body (HTML)": "Description",
    "Variant SKU": "SKU",
    "Variant Price": "Price",
    "Variant Compare At Price": "Compare-at price",
    "Variant Inventory Qty": "Inventory quantity",
    "Variant Grams": "Weight value (grams)",
    "Image Src": "Product image URL",
  };
  const [head = "", ...lines] = file.split("\n");
  const newer = head.split(",").map((name) => renamed[name as keyof typeof renamed] ?? name);
  const again = await send([newer.join(","), ...lines].join("\n"));
  expect(await mapping(again.body.data.id)).toMatchObject({ format: "shopify", products: 45 });
  const { data } = (await act(again.body.data.id, "check")).body;
  expect(data.counts).toEqual({ same: 45 });
});

test("an export of Daraz as XLSX: headers below a title, instructions, both names, sales that are over", async () => {
  const rows = parse(await fixture("daraz.csv"), { relax_column_count: true }) as string[][];
  const file = await writeXlsx({
    sheets: [
      { name: "Guide", rows: [["How to"]] },
      { name: "Template", rows },
    ],
  });
  const { body } = await send(file);
  const shown = await mapping(body.data.id);
  expect(shown).toMatchObject({ format: "daraz", products: 62 });
  expect(shown.notes).toContainEqual({ note: "shortened", count: 1 });
  await act(body.data.id, "check");
  const { share } = await takenOf(body.data.id);
  expect(share).toBeGreaterThanOrEqual(0.95);
  expect(await product("Nazirs-1")).toMatchObject({ brand: "Radhuni", name_bn: "Nazirshail Rice 25kg" });
  expect(await product("Farm E-12")).toMatchObject({
    name_bn: "ফার্মের ডিম ১ ডজন",
    net_amount: 12,
    net_unit: "pc",
  });
  expect(await product("dz-300000008")).toMatchObject({ price_poisha: 7_000, original_price_poisha: 7_500 });
});

test("any table with headers is mapped by hand: columns, categories that are ours, new or left out, which is remembered", async () => {
  const table = [
    "Price list of November;;;",
    "Item name;Group;Rate;In hand;Code;Picture",
    "Rui fish 1 kg;Fresh fish;350;12;T-1;https://shop.example/1.jpg",
    "Katla fish 1 kg;Fresh fish;300;;T-2;",
    "Bamboo basket;Crafts;৳ 250;3;T-3;",
    "Gift card;Cards;500;1;T-4;",
    ";Cards;500;1;T-5;",
  ].join("\n");
  const { id } = (await send(table)).body.data;
  const first = await mapping(id);
  expect(first).toMatchObject({ format: "other", products: 4, header: expect.arrayContaining(["In hand"]) });
  expect(first.mapping).toMatchObject({ name_en: 0, price: 2, sku: 4 });
  expect(first.skipped).toEqual([{ reason: "no_name", count: 1, rows: [7] }]);
  const [fish] = await shop.sql<{ id: number }>("select id from categories where slug = 'fish'");
  const change = (input: object) => shop.post(`/api/admin/imports/${id}/mapping`, input, staff);
  const categories = { "Fresh fish": fish?.id, Cards: "skip" };
  const { body } = await change({ columns: { category: 1, stock: 3, pictures: 5 }, categories });
  expect(body.data).toMatchObject({ products: 3, pictures: 1 });
  expect(body.data.categories).toContainEqual({
    path: "Crafts",
    name: "Crafts",
    products: 1,
    choice: "create",
  });
  expect((await change({ columns: { colour: 1 } })).status).toBe(422);
  await act(id, "check");
  // Validated rows may be mapped again, until they are imported.
  await change({ columns: { stock: null } });
  expect(await show(id)).toMatchObject({ state: "mapping", counts: {} });
  await change({ columns: { stock: 3 } });
  await act(id, "check");
  expect((await act(id, "check")).body.code).toBe("changed");
  expect((await takenOf(id)).counts).toEqual({ merged: 3 });
  expect(await product("T-1")).toMatchObject({ category: "Fish", stock: 12, net_amount: 1_000 });
  expect(await product("T-3")).toMatchObject({ category: "Crafts", price_poisha: 25_000 });
  expect((await change({ columns: {} })).body.code).toBe("changed");
  const next = (await send(table.replace("November", "December"))).body.data.id;
  const again = await shop.post(`/api/admin/imports/${next}/mapping`, { columns: { category: 1 } }, staff);
  expect(again.body.data.categories.map(({ path, choice }: any) => [path, choice])).toContainEqual([
    "Cards",
    "skip",
  ]);
});

test("an undone import deletes the categories it created, which the journal shows, unless an offer is for them", async () => {
  const table = "Product name;SKU;Category;Price;Vendor\nCup;U-1;Clay ware;90;\nTray;U-2;Cane ware;120;";
  const { id } = (await send(table)).body.data;
  await act(id, "check");
  await act(id, "start");
  await rested(id);
  await shop.sql(
    `with o as (insert into offers (kind, name_en, name_bn, percent, applies_to, starts_at)
       values ('price', 'Clay week', 'Clay week', 10, 'categories', now()) returning id)
     insert into offer_categories select o.id, c.id from o, categories c where c.name_en = 'Clay ware'`,
  );
  await act(id, "undo");
  await rested(id);
  expect(await shop.sql("select name_en from categories where name_en like '% ware'")).toEqual([
    { name_en: "Clay ware" },
  ]);
  expect(
    await shop.sql(
      `select j.subject_name, u.name is not null as has_user from journal j left join users u on u.id = j.user_id
       where j.action = 'category.removed' and j.subject_name like '% ware'`,
    ),
  ).toEqual([{ subject_name: "Cane ware", has_user: true }]);
});

test("either the mapping is changed or the import starts; rows that are left out are counted, and the first ones shown", async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `;V-${index};fish;90;`);
  const { id } = (
    await send(["Product name;SKU;Category;Price;Vendor", ...lines, "Pot;V;fish;9;"].join("\n"))
  ).body.data;
  expect((await mapping(id)).skipped).toEqual([{ reason: "no_name", count: 3_000, rows: [2, 3, 4, 5, 6] }]);
  await act(id, "check");
  const [changed, started] = await Promise.all([
    shop.post(`/api/admin/imports/${id}/mapping`, { columns: { stock: null } }, staff),
    act(id, "start"),
  ]);
  expect([changed.status, started.status].toSorted()).toEqual([200, 409]);
  const { state, counts } = changed.status === 200 ? await show(id) : await rested(id);
  expect([state, counts]).toEqual(changed.status === 200 ? ["mapping", {}] : ["done", { merged: 1 }]);
});

test("when the check of the rows breaks off, the file can be mapped and checked as before", async () => {
  const { body } = await send("Name;Price;Code\nRui;350;d-1\nKatla;300;d-2");
  const { id } = body.data;
  const others = await shop.shop.database.pool.connect();
  try {
    // The check waits for the test, which ends its connection as a crash would.
    await others.query("begin");
    await others.query("lock table product_import_rows in exclusive mode");
    const broken = act(id, "check");
    await expect
      .poll(() =>
        shop.sql(
          `select pg_terminate_backend(pid) as ended from pg_stat_activity
           where wait_event_type = 'Lock' and query like 'insert into product_import_rows%'`,
        ),
      )
      .toEqual([{ ended: true }]);
    expect((await broken).status).toBe(503);
    expect(await show(id)).toMatchObject({ state: "mapping", counts: {} });
  } finally {
    await others.query("rollback");
    others.release();
  }
  await act(id, "mapping", { columns: { price: 1, sku: 2 } });
  const checked = await act(id, "check");
  expect(checked.body.data).toMatchObject({ state: "checked", counts: { new: 2 } });
  expect((await act(id, "check")).body.code).toBe("changed");
});
