import { expect, test } from "vitest";
import { inLanguage } from "#src/language/locale.server.ts";
import { head, openImportingShop } from "#tests/support/orders/importing.ts";
import { problemText } from "../import/labels.ts";

const { shop, staff, send, show, act, rested, imported } = await openImportingShop();

const gtin = "4006381333931";
const facts = {
  brand: "Deshi",
  barcode: gtin,
  maker: "Deshi Foods Ltd., Narsingdi",
  origin: "BD",
  ingredients_en: "Wheat flour, milk powder",
  ingredients_bn: "গমের ময়দা, গুঁড়া দুধ",
  storage: "cool_dry",
  allergens: ["milk", "gluten"],
  shelf_life_days: 180,
  mrp: 120,
};

let made = 0;
/** As a program that knows only the fields of earlier versions. */
const fields = (change: object = {}) => ({
  sku: `FACT-${++made}`,
  category_id: 1,
  name_en: "Toast biscuit",
  name_bn: "টোস্ট বিস্কুট",
  weight_en: "250 g",
  weight_bn: "২৫০ গ্রাম",
  brand: "",
  barcode: "",
  description_en: "",
  description_bn: "",
  nutrition_en: "Energy: 430 kcal",
  nutrition_bn: "শক্তি: ৪৩০ কিলোক্যালরি",
  net_amount: 250,
  net_unit: "g",
  is_weighed: 0,
  is_perishable: 0,
  low_stock: null,
  price: 90,
  originalPrice: null,
  is_featured: 0,
  is_new_arrival: 0,
  is_top_selling: 0,
  pictures: [],
  related: [],
  stock: 20,
  ...change,
});
const post = (path: string, body: object) => shop.post(`/api/admin/products${path}`, body, staff);
const create = async (change: object = {}) => (await post("", fields(change))).body.data;
const edit = (id: number, change: object, was: object) => post(`/${id}/edit`, { ...change, was });
const seen = async (id: number, language = "en") =>
  (await shop.get(`/api/products/${id}`, { headers: { "Accept-Language": language } })).body.data;
const remove = (id: number) => shop.sql("delete from products where id = $1", [id]);

test("the facts of a product are optional, and its page has them in the language of the shopper", async () => {
  const plain = await create();
  expect(plain).toMatchObject({ maker: "", origin: "", allergens: [], shelf_life_days: null, mrp: null });
  const bare = await seen(plain.id);
  for (const name of [
    "maker",
    "origin",
    "ingredients",
    "allergens",
    "storage",
    "shelf_life_days",
    "mrp",
    "gtin",
  ])
    expect(bare, name).not.toHaveProperty(name);

  const { id } = await create(facts);
  expect(await seen(id)).toMatchObject({
    brand: "Deshi",
    maker: "Deshi Foods Ltd., Narsingdi",
    origin: { code: "BD", name: "Bangladesh" },
    ingredients: "Wheat flour, milk powder",
    allergens: [
      { code: "gluten", name: "Gluten" },
      { code: "milk", name: "Milk" },
    ],
    storage: { code: "cool_dry", name: "Cool and dry" },
    shelf_life_days: 180,
    mrp: 120,
    gtin,
    net: { amount: 250, unit: "g" },
    nutritionalInfo: "Energy: 430 kcal",
  });
  expect(await seen(id, "bn")).toMatchObject({
    origin: { code: "BD", name: "বাংলাদেশ" },
    ingredients: "গমের ময়দা, গুঁড়া দুধ",
    allergens: [{ name: "গ্লুটেন" }, { name: "দুধ" }],
    storage: { name: "ঠান্ডা ও শুকনো জায়গায়" },
  });
  await remove(id);
});

test("a change of a fact is journaled and shown at once; none but known values are saved", async () => {
  const { id } = await create(facts);
  const { status, body } = await edit(
    id,
    { allergens: ["none", "eggs"], origin: "IN" },
    { allergens: facts.allergens.toSorted(), origin: "BD" },
  );
  expect([status, body.data.allergens, body.data.origin]).toEqual([200, ["eggs"], "IN"]);
  const [line] = (await shop.get(`/api/admin/journal?kind=product&subject=${id}`, staff)).body.data;
  expect(line).toMatchObject({
    action: "product.changed",
    before: { allergens: ["gluten", "milk"], origin: "BD" },
    after: { allergens: ["eggs"], origin: "IN" },
  });
  expect(await seen(id)).toMatchObject({ allergens: [{ code: "eggs" }], origin: { name: "India" } });
  for (const [name, wrong, was] of [
    ["allergens", ["cake"], ["eggs"]],
    ["origin", "XX", "IN"],
    ["storage", "warm", "cool_dry"],
    ["shelf_life_days", 0, 180],
    ["mrp", 0, 120],
  ] as const)
    expect((await edit(id, { [name]: wrong }, { [name]: was })).body.errors, name).toHaveProperty(
      name === "allergens" ? "allergens.0" : name,
    );
  await remove(id);
});

test("a barcode needs its check digit and is of one product; one from before stays until it is changed", async () => {
  const refused = async (change: object) => (await post("", fields(change))).body.errors?.barcode;
  expect(await refused({ barcode: "4006381333932" })).toMatch(/^This is not a valid barcode/);
  expect(await refused({ barcode: "ABC" })).toMatch(/^This is not a valid barcode/);
  const { id, barcode } = await create({ barcode: "036000 291452", name_en: "Imported toast" });
  expect(barcode).toBe("036000291452");
  expect(await refused({ barcode: "0036000291452" })).toBe("“Imported toast” already has this barcode.");
  const other = await create();
  const taken = await edit(other.id, { barcode: "036000291452" }, { barcode: "" });
  expect(taken.body.errors).toEqual({ barcode: "“Imported toast” already has this barcode." });

  for (const typed of ["036000291452", "0036000291452", "০৩৬০০০২৯১৪৫২"]) {
    const found = await shop.get(`/api/admin/products?search=${encodeURIComponent(typed)}`, staff);
    expect(
      found.body.data.map((one: { id: number }) => one.id),
      typed,
    ).toEqual([id]);
  }

  await shop.sql("update products set barcode = 'OLD-1' where id = $1", [other.id]);
  expect((await edit(other.id, { brand: "Old" }, { brand: "" })).body.data).toMatchObject({
    barcode: "OLD-1",
    brand: "Old",
  });
  expect((await edit(other.id, { barcode: "OLD-2" }, { barcode: "OLD-1" })).status).toBe(422);
  expect((await edit(other.id, { barcode: "" }, { barcode: "OLD-1" })).body.data.barcode).toBe("");
  await remove(id);
});

test("no price gets above the maximum retail price: not in the form, a cell, a bulk change or the database", async () => {
  const above = "This is above the maximum retail price of ৳100 printed on the pack.";
  expect((await post("", fields({ price: 101, mrp: 100 }))).body.errors).toEqual({ price: above });
  const before = { price: 90, originalPrice: 101, mrp: 100 };
  expect((await post("", fields(before))).body.errors).toEqual({ originalPrice: above });
  const { id } = await create({ price: 90, mrp: 100 });
  expect((await edit(id, { price: 101 }, { price: 90 })).body.errors).toEqual({ price: above });
  expect((await edit(id, { mrp: 80 }, { mrp: 100 })).body.errors).toHaveProperty("price");
  const cell = await post(`/${id}`, { price: 101, was: { price: 90 } });
  expect([cell.status, cell.body.errors]).toEqual([422, { price: above }]);
  const cellBefore = await post(`/${id}`, { originalPrice: 120, was: { originalPrice: null } });
  expect(cellBefore.body.errors).toEqual({ originalPrice: above });

  const change = { kind: "price", by: "percent", amount: 20, original: "keep" };
  const bulk = await shop.post(
    "/api/admin/products-changes/preview",
    { selection: { ids: [id] }, change },
    staff,
  );
  expect(bulk.body.data).toMatchObject({ lines: [], refused: [{ id, why: "above_mrp" }] });
  const rows = [{ id, was: { price: 90 }, to: { price: 101 } }];
  const forced = await shop.post("/api/admin/products-changes", { rows }, staff);
  expect(forced.body.data).toMatchObject({ changed: [], stayed: [{ id }] });
  await expect(
    shop.sql("update products set regular_price_poisha = 10001 where id = $1", [id]),
  ).rejects.toThrow("products_mrp");
  expect((await edit(id, { price: 100 }, { price: 90 })).status).toBe(200);
});

test("a file brings facts by code or name, and what it cannot mean is refused in words", async () => {
  const columns =
    "sku,category,name_en,name_bn,price,barcode,mrp,origin,storage,allergens,shelf_life_days,ingredients_en";
  const file = `${columns}
f-1,fish,Rui,রুই,90,036000291452,100,বাংলাদেশ,In the freezer,"মাছ; milk",30,Rui
f-2,fish,Katla,কাতলা,90,8.94E+12,,,,,,
f-3,fish,Koi,কই,90,4006381333932,,,,,,
f-4,fish,Shing,শিং,110,,100,,,,,
f-5,fish,Puti,পুঁটি,90,,,Atlantis,,,,
f-6,fish,Tengra,টেংরা,90,,,,warm,,,
f-7,fish,Pabda,পাবদা,90,,,,,"fish, cake",,
f-8,fish,Boal,বোয়াল,90,,,,,,half,
`;
  const { id } = (await send(file)).body.data;
  const { counts, wrong } = await show(id);
  expect(counts).toEqual({ new: 1, wrong: 7 });
  const said = inLanguage("en", () => wrong.map((row: any) => [row.problem.column, problemText(row)]));
  expect(said).toEqual([
    ["barcode", expect.stringMatching(/^The spreadsheet has shortened the barcode to “8\.94E\+12”/)],
    ["barcode", expect.stringMatching(/^“4006381333932” is not a valid barcode/)],
    ["mrp", "The price is above the maximum retail price."],
    ["origin", "There is no country “Atlantis”."],
    ["storage", "“warm” is not one of: room, cool_dry, chilled, frozen."],
    ["allergens", expect.stringMatching(/^“fish, cake” is not one of: gluten, /)],
    ["shelf_life_days", "“half” is not a whole number."],
  ]);
  await act(id, "start");
  await rested(id);
  const stored = () =>
    shop.sql(
      `select barcode, mrp_poisha, origin, storage, allergens, shelf_life_days, ingredients_en from products where sku = 'f-1'`,
    );
  expect(await stored()).toEqual([
    {
      barcode: "036000291452",
      mrp_poisha: 10_000,
      origin: "BD",
      storage: "frozen",
      allergens: ["fish", "milk"],
      shelf_life_days: 30,
      ingredients_en: "Rui",
    },
  ]);

  const changed = await imported("sku,allergens,mrp,origin,barcode\nf-1,none,-,-,-\n");
  expect(changed.counts).toEqual({ merged: 1 });
  expect(await stored()).toMatchObject([{ barcode: "", mrp_poisha: null, origin: "", allergens: ["none"] }]);
  await act(changed.id, "undo");
  await rested(changed.id);
  expect(await stored()).toMatchObject([
    { barcode: "036000291452", mrp_poisha: 10_000, allergens: ["fish", "milk"] },
  ]);

  const twin = (await send(`${head.trim()},barcode\nf-9,fish,Chital,চিতল,90,1,0036000291452\n`)).body.data;
  const [row] = (await show(twin.id)).wrong;
  expect(row.problem).toMatchObject({ column: "barcode", code: "taken_barcode", sku: "f-1" });
  const exported = (await shop.get("/api/admin/products-export?search=f-1", staff)).body as string;
  expect(exported).toContain("036000291452");
  expect((await show((await send(exported)).body.data.id)).counts).toEqual({
    same: exported.trim().split("\r\n").length - 1,
  });

  await shop.sql("update products set barcode = 'OLD 7' where sku = 'f-1'");
  expect((await show((await send("sku,barcode,brand\nf-1,OLD 7,Deshi\n")).body.data.id)).counts).toEqual({
    change: 1,
  });
  expect((await show((await send("sku,barcode\nf-1,OLD 8\n")).body.data.id)).counts).toEqual({ wrong: 1 });
});
