import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isGtin, isPublicGtin } from "../src/catalogue/product/gtin.ts";
import { openTestShop, testShop } from "../tests/support/shop/open-test-shop.ts";
import { categories } from "./categories.ts";
import { fillWithDemo } from "./fill.server.ts";
import { addReviews } from "./reviews.server.ts";
import { seasonalProducts, seasonalSkus } from "./seasonal.ts";
import { subCategories } from "./sub-categories.ts";

const shop = await testShop();

type JsonObject = Record<string, any>;
const api = async (path: string): Promise<any> => (await shop.get(path)).body;

test("sub-categories come behind the main ones; what the demo had before has the same ids, and its main category", async () => {
  const list: JsonObject[] = (await api("/api/categories")).data;
  const main = list.slice(0, categories.length);
  expect(main.map(({ id, parent_id, name }) => [id, parent_id, name])).toEqual(
    categories.map(({ name }, index) => [index + 1, null, name.en]),
  );
  const parents = new Map(categories.map(({ slug }, index) => [slug, index + 1]));
  expect(list.slice(categories.length).map(({ parent_id, name }) => [parent_id, name])).toEqual(
    subCategories.map(({ within, name }) => [parents.get(within), name.en]),
  );
  for (const { product_count, name } of list) expect(product_count, name).toBeGreaterThan(0);
  const skus = await shop.sql("select sku, category_id from products order by id");
  const first = categories.flatMap(({ products }, index) => products.map(({ sku }) => [sku, index + 1]));
  expect(skus.slice(0, first.length).map(({ sku, category_id }) => [sku, category_id])).toEqual(first);
});

test("a sub-category lists its products of the main one, and no product of another", async () => {
  const list: JsonObject[] = (await api("/api/categories")).data;
  for (const { id, parent_id, product_count } of list.filter((one) => one["parent_id"] !== null)) {
    const { data, meta } = await api(`/api/products?category=${id}`);
    expect(meta.total).toBe(product_count);
    expect(new Set(data.map((one: JsonObject) => one["category_id"]))).toEqual(new Set([parent_id]));
  }
});

test("packs have barcodes that are valid, different and nobody else's, a maximum retail price and an origin; loose ones have none", async () => {
  const rows = await shop.sql("select sku, barcode, mrp_poisha, origin, price_poisha from products");
  const packed = rows.filter(({ barcode }) => barcode !== "");
  expect(packed.length).toBeGreaterThan(80);
  expect(new Set(packed.map(({ barcode }) => barcode)).size).toBe(packed.length);
  for (const { barcode, mrp_poisha, origin, price_poisha } of packed) {
    expect([isGtin(barcode), isPublicGtin(barcode), origin !== ""]).toEqual([true, false, true]);
    expect(mrp_poisha).toBeGreaterThanOrEqual(price_poisha);
  }
  expect(rows.find(({ sku }) => sku === "potato")).toMatchObject({ barcode: "", mrp_poisha: null });
});

test("a few products lack what their category requires, and most do not", async () => {
  const token = await shop.signInAdmin();
  const { data } = (await shop.get("/api/admin/products?incomplete=1", { token })).body;
  expect(data.length).toBeGreaterThanOrEqual(4);
  expect(data.length).toBeLessThanOrEqual(12);
});

test("fish and meat are perishable, and some of both are sold by weight, whole or with bone", async () => {
  const rows = await shop.sql(
    "select category_id, is_perishable, is_weighed, sku from products where is_perishable or is_weighed",
  );
  expect(new Set(rows.map(({ category_id }) => category_id))).toEqual(new Set([2, 3]));
  expect(rows.filter(({ is_perishable }) => !is_perishable)).toEqual([]);
  const weighed = rows.filter(({ is_weighed }) => is_weighed).map(({ sku }) => sku);
  expect(weighed).toEqual(expect.arrayContaining(["rui-whole", "hilsa-whole", "pangas-whole"]));
  expect(weighed).toEqual(expect.arrayContaining(["beef-with-bone", "mutton-leg"]));
});

test("at least three products have several pictures; every picture of the demo is there", async () => {
  const rows = await shop.sql(
    `select image from products union select icon from categories union select image from product_pictures
     union select image from sliders union select image from banners union select image from advertisements`,
  );
  const missing = rows
    .map(({ image }) => image)
    .filter((image) => !existsSync(join(import.meta.dirname, image.replace("/pictures/demo/", "pictures/"))));
  expect(missing).toEqual([]);
  const several = await shop.sql("select distinct product_id from product_pictures");
  expect(several.length).toBeGreaterThanOrEqual(3);
});

test("fruit is in season in every month, always as many new ones; the first month says which", async () => {
  for (let month = 0; month < 12; month++) {
    expect(seasonalProducts(month), String(month)).toHaveLength(3);
    for (const sku of seasonalSkus(month))
      expect(existsSync(join(import.meta.dirname, `pictures/${sku}.svg`)), sku).toBe(true);
  }
  const other = await openTestShop();
  await other.sql(
    "truncate categories, products, sliders, banners, search_synonyms restart identity cascade",
  );
  await other.sql("delete from marks where name = 'demo'");
  // 1 June 2027 in Dhaka, while it is still May in UTC.
  expect(await fillWithDemo(other.shop.database, Date.UTC(2027, 4, 31, 20))).toBe(true);
  await other.app.catalogueChanged();
  const seasonal = (await other.get("/api/categories")).body.data.find(
    (one: JsonObject) => one["name"] === "Seasonal Fruit",
  );
  const { data } = (await other.get(`/api/products?category=${seasonal.id}`)).body;
  expect(new Set(data.map((one: JsonObject) => one["name"]))).toEqual(
    new Set(["Jackfruit", "Jamun (kalojam)", "Langra mango", "Himsagar mango", "Dinajpur litchi"]),
  );
  const slides = (await other.get("/api/sliders/active")).body;
  expect(slides.map((one: JsonObject) => [one["subtitle"], one["link"]])).toContainEqual([
    "In season now: Jackfruit, Jamun, Langra mango.",
    `/products?category=${seasonal.id}`,
  ]);
  await other.close();
});

await addReviews(shop.shop.database.pool);

test("customers have written 30 to 40 reviews in the weeks before, half of them in Bengali; the shop has replied to some", async () => {
  const rows = await shop.sql(
    `select r.review_details, r.rating, r.created_at < now() and r.created_at > now() - interval '60 days' as recent, a.reply
     from reviews r left join review_replies a on a.review_id = r.id order by r.id`,
  );
  expect(rows.length).toBeGreaterThanOrEqual(30);
  expect(rows.length).toBeLessThanOrEqual(40);
  expect(rows.filter(({ review_details }) => /^\p{Script=Bengali}/u.test(review_details))).toHaveLength(
    rows.length / 2,
  );
  expect(rows.filter(({ recent }) => !recent)).toEqual([]);
  expect(rows.reduce((sum, { rating }) => sum + rating, 0) / rows.length).toBeCloseTo(4.3, 1);
  const replies = rows.filter(({ reply }) => reply !== null);
  expect(replies.length).toBeGreaterThanOrEqual(4);
  expect(replies.length).toBeLessThan(rows.length / 2);
});

test("nobody becomes a customer of the demo by its e-mail address: that makes an account of its own", async () => {
  const [customer] = await shop.sql("select id, email from users where email like 'customer-%'");
  for (const password of ["password", "demo-demo", "mango-tree"]) {
    const { body } = await shop.post("/api/auth/login", { email: customer?.["email"], password });
    expect(body.data?.id).not.toBe(customer?.["id"]);
  }
});

test("three products have further sizes, two from one stock each", async () => {
  const { data } = (await shop.get("/api/products?view=card&lang=en")).body;
  const withSizes = data.filter(({ sizes }: { sizes?: object[] }) => sizes);
  const weights = withSizes.map(({ name, sizes }: any) => [name, sizes.map(({ weight }: any) => weight)]);
  expect(Object.fromEntries(weights)).toEqual({
    "Dinajpur kataribhog rice": ["1 kg", "5 kg", "10 kg"],
    "Dheki-husked red rice": ["500 g", "2 kg", "5 kg"],
    "Sunflower oil": ["1 L", "2 L", "5 L"],
  });
  const shared = await shop.sql(
    "select count(*)::int as sizes, count(distinct shared_stock)::int as stocks from products where shares_stock group by size_group",
  );
  expect(shared).toEqual([
    { sizes: 3, stocks: 1 },
    { sizes: 3, stocks: 1 },
  ]);
});
