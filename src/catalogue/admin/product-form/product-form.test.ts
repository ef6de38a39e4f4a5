import sharp from "sharp";
import { expect, test } from "vitest";
import { followCatalogue } from "#tests/support/shop/follow-catalogue.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { ProductDetails, ProductFields } from "./contract.ts";

const shop = await testShop();
await followCatalogue(shop);
const token = await shop.signInAdmin();

let made = 0;
const fields = (change: Partial<ProductFields> = {}): ProductFields => ({
  sku: `FORM-${++made}`,
  category_id: 1,
  name_en: "Himsagar mango",
  name_bn: "হিমসাগর আম",
  weight_en: "500 g",
  weight_bn: "৫০০ গ্রাম",
  brand: "",
  description_en: "From Satkhira.",
  description_bn: "সাতক্ষীরার।",
  nutrition_en: "Energy: 60 kcal",
  nutrition_bn: "শক্তি: ৬০ কিলোক্যালরি",
  net_amount: 500,
  low_stock: null,
  barcode: "",
  net_unit: "g",
  is_weighed: 0,
  is_perishable: 0,
  price: 90.5,
  originalPrice: 120,
  is_featured: 0,
  is_new_arrival: 1,
  is_top_selling: 0,
  pictures: [],
  related: [],
  ...change,
});
const post = (path: string, body: object) => shop.post(`/api/admin/products${path}`, body, { token });
const create = async (change: Partial<ProductFields> = {}): Promise<ProductDetails> =>
  (await post("", { ...fields(change), stock: 20 })).body.data;
const edit = (id: number, change: object, was: object) => post(`/${id}/edit`, { ...change, was });
const seen = async (id: number, language = "en") =>
  (await shop.get(`/api/products/${id}`, { headers: { "Accept-Language": language } })).body.data;
const journal = async (id: number) =>
  (await shop.get(`/api/admin/journal?kind=product&subject=${id}`, { token })).body.data;
const picture = (id: string, en = "", bn = "") => ({
  image: `/pictures/${id.repeat(32)}-800x600-aabbcc.webp`,
  alt: { en, bn },
});
const stored = (id: string) =>
  shop.sql(
    "insert into pictures (hash, width, height, ground, whole) values ($1, 800, 600, 'aabbcc', false) on conflict do nothing",
    [id.repeat(32)],
  );

test("a new product is what shoppers see and find at once, in both languages", async () => {
  const product = await create({ name_en: "Zafran kulfi", name_bn: "জাফরান কুলফি" });
  expect(product).toMatchObject({ name_en: "Zafran kulfi", price: 90.5, stock: 20, net_unit: "g" });
  const page = await seen(product.id);
  expect(page).toMatchObject({ name: "Zafran kulfi", price: 90.5, originalPrice: 120, is_new_arrival: 1 });
  expect(page.unit_price).toEqual({ amount: 181, per: "kg" });
  expect(await seen(product.id, "bn")).toMatchObject({ name: "জাফরান কুলফি", weight: "৫০০ গ্রাম" });
  const found = async (term: string) =>
    (await shop.get(`/api/products?search=${encodeURIComponent(term)}&limit=3`)).body.data[0]?.id;
  await expect.poll(() => found("zafran kulfi")).toBe(product.id);
  await expect.poll(() => found("জাফরান কুলফি")).toBe(product.id);
  const [last] = await shop.sql(
    "select id from products where category_id = 1 order by position desc limit 1",
  );
  expect(last).toEqual({ id: product.id });
  expect((await journal(product.id))[0]).toMatchObject({
    action: "product.created",
    after: { name_bn: "জাফরান কুলফি", price: 90.5, stock: 20 },
  });
});

test("a scanned barcode finds its product, typed in either digits", async () => {
  const { id } = await create({ barcode: "8941100511114" });
  for (const typed of ["8941100511114", "৮৯৪১১০০৫১১১১৪"]) {
    const found = await shop.get(`/api/admin/products?search=${encodeURIComponent(typed)}`, { token });
    expect(found.body.data.map((one: { id: number }) => one.id)).toEqual([id]);
  }
});

test("from which stock down a product is low stands in its form, in a file and in the journal", async () => {
  const product = await create({ low_stock: 12 });
  expect(product.low_stock).toBe(12);
  const changed = await edit(product.id, { low_stock: 0 }, { low_stock: 12 });
  expect(changed.body.data.low_stock).toBe(0);
  expect((await edit(product.id, { low_stock: -1 }, { low_stock: 0 })).status).toBe(422);
});

test("a brand is read on the page in both languages and in a file; where there is none, nothing stands there", async () => {
  const product = await create({ brand: " Pran  Foods " });
  expect(product.brand).toBe("Pran Foods");
  expect(await seen(product.id)).toMatchObject({ brand: "Pran Foods" });
  expect(await seen(product.id, "bn")).toMatchObject({ brand: "Pran Foods" });
  const file = (await shop.get(`/api/admin/products-export?search=${product.sku}`, { token })).body as string;
  const [head = "", row = ""] = file.trim().split("\r\n");
  expect(row.split(",")[head.split(",").indexOf("brand")]).toBe("Pran Foods");
  const long = await edit(product.id, { brand: "x".repeat(61) }, { brand: "Pran Foods" });
  expect(Object.keys(long.body.errors)).toEqual(["brand"]);
  await edit(product.id, { brand: "" }, { brand: "Pran Foods" });
  await expect.poll(async () => "brand" in (await seen(product.id))).toBe(false);
  expect((await journal(product.id))[0]).toMatchObject({
    before: { brand: "Pran Foods" },
    after: { brand: "" },
  });
});

test("what is missing, too long or impossible is refused at its field, and nothing is made", async () => {
  const empty = await post("", { sku: " ", name_en: "", name_bn: "", price: 0 });
  expect(empty.status).toBe(422);
  expect(empty.body.errors).toMatchObject({
    sku: "Give it a SKU: your own code or number.",
    name_en: "Write the name, in both languages.",
    name_bn: "Write the name, in both languages.",
  });
  const wrong = { ...fields({ originalPrice: 90, net_unit: null, category_id: 99_999 }), stock: null };
  expect(Object.keys((await post("", wrong)).body.errors)).toEqual([
    "category_id",
    "originalPrice",
    "net_amount",
  ]);
  const long = await post("", { ...fields({ name_en: "a".repeat(201) }), stock: null });
  expect(Object.keys(long.body.errors)).toEqual(["name_en"]);
  expect(await shop.sql("select from products where sku = $1", [wrong.sku])).toEqual([]);
});

test("texts as long as a file may bring are taken by the form, too", async () => {
  const longest = {
    sku: "S".repeat(100),
    name_en: "n".repeat(200),
    weight_en: "w".repeat(60),
    description_en: "d".repeat(5_000),
    nutrition_en: "e".repeat(5_000),
  };
  const { id } = await create(longest);
  const [stored] = await shop.sql(
    "select sku, name_en, weight_en, description_en, nutrition_en from products where id = $1",
    [id],
  );
  expect(stored).toEqual(longest);
});

test("a SKU is there once, however it is written; its own product keeps it", async () => {
  const { id, sku } = await create({ sku: "Kulfi_1" });
  const twice = await post("", { ...fields({ sku: "KULFI_1" }), stock: null });
  expect(twice.body.errors).toEqual({ sku: "“Himsagar mango” already has this SKU." });
  await create({ sku: "KulfiX1" });
  expect((await edit(id, { sku: "KULFI_1" }, { sku })).body.data.sku).toBe("KULFI_1");
  const both = await Promise.all([1, 2].map(() => post("", { ...fields({ sku: "AT-ONCE" }), stock: null })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test("only what was named changes; orders take from the stock meanwhile without being in the way", async () => {
  const { id } = await create({ name_en: "Amrapali" });
  await shop.sql("update products set stock = stock - 5 where id = $1", [id]);
  const { body } = await edit(id, { price: 80, weight_en: "1 kg" }, { price: 90.5, weight_en: "500 g" });
  expect(body.data).toMatchObject({ price: 80, weight_en: "1 kg", name_en: "Amrapali", stock: 15 });
  await expect
    .poll(() => seen(id))
    .toMatchObject({ price: 80, weight: "1 kg", description: "From Satkhira." });
  const [line] = await journal(id);
  expect(line).toMatchObject({
    before: { price: 90.5, weight_en: "500 g" },
    after: { price: 80, weight_en: "1 kg" },
  });
  expect(Object.keys(line.after)).toEqual(["price", "weight_en"]);
});

test("two at one product: other fields go together, the same field is refused with what it is now", async () => {
  const { id } = await create();
  const [one, two] = await Promise.all([
    edit(id, { name_en: "Langra mango" }, { name_en: "Himsagar mango" }),
    edit(id, { price: 95 }, { price: 90.5 }),
  ]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const late = await edit(id, { name_en: "Fazli", price: 99 }, { name_en: "Himsagar mango", price: 95 });
  expect([late.status, late.body.code]).toEqual([409, "changed"]);
  expect(late.body.details.now).toMatchObject({ id, name_en: "Langra mango", price: 95 });
  await expect.poll(async () => (await seen(id)).price).toBe(95);
  // Both users wrote the same value.
  expect((await edit(id, { price: 95 }, { price: 90.5 })).status).toBe(200);
  const blind = await edit(id, { price: 99 }, {});
  expect(Object.keys(blind.body.errors)).toEqual(["was.price"]);
  expect((await edit(99_999_999, { price: 1 }, { price: 2 })).status).toBe(404);
});

test("pictures stand in their order with what they show; the first is the card's; none is forgotten while it is used", async () => {
  for (const id of ["a", "b", "c"]) await stored(id);
  const pictures = [picture("a", "Ripe", "পাকা"), picture("b", "Cut", "কাটা"), picture("c")];
  const product = await create({ pictures });
  expect(product.pictures).toEqual(pictures);
  const page = await seen(product.id, "bn");
  expect(page).toMatchObject({ image: pictures[0]?.image, image_alt: "পাকা" });
  expect(page.more_pictures).toEqual([
    { image: pictures[1]?.image, alt: "কাটা" },
    { image: pictures[2]?.image, alt: "" },
  ]);
  const turned = [picture("c"), picture("a", "Ripe", "পাকা")];
  const { body } = await edit(product.id, { pictures: turned }, { pictures });
  expect(body.data.pictures).toEqual(turned);
  const card = (await shop.get(`/api/products?ids=${product.id}&view=card`)).body.data[0];
  expect(card.image).toBe(turned[0]?.image);
  expect(card).not.toHaveProperty("more_pictures");
  await shop.sql("update pictures set needed_at = now() - interval '8 days'");
  const { cleanUp } = await import("#src/cleanup.server.ts");
  await cleanUp(shop.shop);
  const left = await shop.sql<{ hash: string }>(
    "select hash from pictures where hash ~ '^(.)\\1*$' order by hash",
  );
  expect(left.map(({ hash }) => hash[0])).toEqual(["a", "c"]);
  const strange = await edit(
    product.id,
    { pictures: [{ image: "https://evil.example/a.png", alt: { en: "", bn: "" } }] },
    { pictures: turned },
  );
  expect(Object.keys(strange.body.errors)).toEqual(["pictures"]);
  const gone = await edit(product.id, { pictures: [picture("f")] }, { pictures: turned });
  expect(Object.keys(gone.body.errors)).toEqual(["pictures"]);
});

test("an uploaded picture takes the place of the demo's drawings, in the form and in the table; a drawing never comes back before it", async () => {
  for (const id of ["d", "e"]) await stored(id);
  const drawn = (name: string) => ({ image: `/pictures/demo/${name}.svg`, alt: { en: "", bn: "" } });
  const product = await create();
  await shop.sql("update products set image = '/pictures/demo/guava.svg' where id = $1", [product.id]);
  await shop.sql(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     values ($1, 1, '/pictures/demo/okra.svg', '', '')`,
    [product.id],
  );
  const drawings = [drawn("guava"), drawn("okra")];
  const turned = await edit(product.id, { pictures: drawings.toReversed() }, { pictures: drawings });
  expect(turned.body.data.pictures).toEqual(drawings.toReversed());
  const mixed = [...drawings.toReversed(), picture("d", "Ripe", "পাকা")];
  const { body } = await edit(product.id, { pictures: mixed }, { pictures: drawings.toReversed() });
  expect(body.data.pictures).toEqual([picture("d", "Ripe", "পাকা")]);
  await expect.poll(async () => (await seen(product.id)).image).toBe(picture("d").image);
  expect(await seen(product.id)).not.toHaveProperty("more_pictures");

  const other = await create();
  await shop.sql("update products set image = '/pictures/demo/guava.svg' where id = $1", [other.id]);
  await shop.sql(
    `insert into product_pictures (product_id, place, image, alt_en, alt_bn)
     values ($1, 1, '/pictures/demo/okra.svg', '', ''), ($1, 2, $2, '', '')`,
    [other.id, picture("d").image],
  );
  const change = { image: picture("e").image, was: { image: "/pictures/demo/guava.svg" } };
  expect((await post(`/${other.id}`, change)).status).toBe(200);
  await expect.poll(async () => (await seen(other.id)).image).toBe(picture("e").image);
  expect((await seen(other.id)).more_pictures).toEqual([{ image: picture("d").image, alt: "" }]);
});

test("beside a product stands what staff chose, in their order, else others of its category", async () => {
  const related = async (id: number): Promise<number[]> =>
    (await shop.get(`/api/products?related=${id}&view=card`)).body.data.map((one: { id: number }) => one.id);
  const { id } = await create();
  const others = await related(id);
  expect(others).toHaveLength(6);
  expect(others).not.toContain(id);
  const chosen = await edit(id, { related: [40, 3, 40, id] }, { related: [] });
  expect(chosen.body.data.related.map((one: { id: number }) => one.id)).toEqual([40, 3]);
  await expect.poll(() => related(id)).toEqual([40, 3]);
  expect((await journal(id))[0].after.related).toHaveLength(2);
  expect((await edit(id, { related: [3] }, { related: [40, 3] })).status).toBe(200);
  await expect.poll(() => related(id)).toEqual([3]);
  expect((await edit(id, { related: [] }, { related: [3] })).status).toBe(200);
  await expect.poll(() => related(id)).toEqual(others);
  expect(await related(99_999_999)).toEqual([]);
});

test("a photograph that was uploaded can be a product's picture", async () => {
  const photo = await sharp({ create: { width: 320, height: 240, channels: 3, background: "#a63" } })
    .jpeg()
    .toBuffer();
  const answer = await shop.app.fetch(
    new Request("http://localhost/api/admin/pictures", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "image/jpeg" },
      body: new Uint8Array(photo),
    }),
  );
  const { image } = ((await answer.json()) as { data: { image: string } }).data;
  const product = await create({ pictures: [{ image, alt: { en: "Red", bn: "লাল" } }] });
  expect((await seen(product.id)).image).toBe(image);
});

test("a product stands in further categories, is journaled with their names, and goes into a file by their slugs", async () => {
  const product = await create({ further_category_ids: [2, 3, 2] });
  expect(product.further_category_ids).toEqual([2, 3]);
  const listed = async (category: number): Promise<number[]> =>
    (await shop.get(`/api/products?category=${category}&lang=en`)).body.data.map(({ id }: any) => id);
  await expect.poll(() => listed(2)).toContain(product.id);
  const { body } = await edit(product.id, { further_category_ids: [3] }, { further_category_ids: [2, 3] });
  expect(body.data.further_category_ids).toEqual([3]);
  await expect.poll(() => listed(2)).not.toContain(product.id);
  expect((await journal(product.id))[0]).toMatchObject({
    before: { further_category_ids: "Fish, Meat" },
    after: { further_category_ids: "Meat" },
  });
  const csv = (await shop.get(`/api/admin/products-export?search=${product.sku}`, { token })).body as string;
  expect(csv).toContain(",fruit-vegetables,meat,");
  const unknown = await edit(product.id, { further_category_ids: [99_999] }, { further_category_ids: [3] });
  expect(Object.keys(unknown.body.errors)).toEqual(["further_category_ids"]);
});
