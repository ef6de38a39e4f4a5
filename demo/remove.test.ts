import { expect, test } from "vitest";
import { openTestShop, testShop } from "../tests/support/shop/open-test-shop.ts";
import { fillWithDemo } from "./fill.server.ts";
import { removeDemo } from "./remove.server.ts";
import { addReviews } from "./reviews.server.ts";

const shop = await testShop();

const count = async (table: string) =>
  Number((await shop.sql(`select count(*) from ${table}`))[0]?.["count"]);

test("the demo is removed, and stays away; orders stay as they are, and so do the shopkeeper's own goods", async () => {
  const token = await shop.newCustomer();
  const placed = await shop.post(
    "/api/place-order",
    {
      address_details: "Road 5",
      mobile_no: "01712345678",
      payment_type: "cash",
      items: [{ product_id: 1, quantity: 2 }],
    },
    { token },
  );
  expect(placed.status).toBe(200);
  await shop.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     values ('own-honey', 1, 'Honey of our own', 'নিজেদের মধু', '/pictures/demo/honey.svg', 50000)`,
  );
  const synonyms = await count("search_synonyms");

  expect(await removeDemo(shop.shop)).toBeGreaterThan(100);

  const left = await shop.sql("select sku, is_archived, id from products order by is_archived");
  expect(left.map(({ sku, is_archived }) => [sku === "own-honey", is_archived])).toEqual([
    [true, false],
    [false, true],
  ]);
  // An ordered product is archived.
  expect(left[1]).toMatchObject({ id: 1 });
  expect(await count("categories")).toBe(1);
  expect(await Promise.all(["sliders", "banners", "advertisements"].map(count))).toEqual([0, 0, 0]);
  const mine = await shop.get("/api/my-orders", { token });
  const lines = ({ order_items }: any) =>
    order_items.map(({ quantity, product: { name, weight, image, price } }: any) => ({
      quantity,
      name,
      weight,
      image,
      price,
    }));
  expect(mine.body.orders).toHaveLength(1);
  expect(lines(mine.body.orders[0])).toEqual(lines(placed.body.order));

  expect(await fillWithDemo(shop.shop.database)).toBe(false);
  await shop.sql("delete from products");
  await shop.sql("delete from categories");
  expect(await fillWithDemo(shop.shop.database)).toBe(false);
  expect(await count("products")).toBe(0);
  expect(await count("search_synonyms")).toBe(synonyms);
});

test("one call of an admin removes it, with its invented facts, and the journal tells how much; a young product with a demo's number in its SKU stays", async () => {
  const other = await openTestShop();
  const token = await other.signInAdmin();
  const opening = async () => (await other.get("/api/admin/opening", { token })).body.data;
  const demo = (await opening()).demo_products;
  expect(demo).toBeGreaterThan(100);
  await other.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select sku || '-2', category_id, 'Ours', 'আমাদের', image, 100 from products order by id limit 1`,
  );
  const { version } = (await other.get("/api/admin/settings", { token })).body.data.details;
  await other.post("/api/admin/settings", { version, hours_en: "Every day 8–22" }, { token });
  expect((await other.get("/api/admin/settings", { token })).body.data.details.phone).toBe("01700-000000");
  const removed = await other.post("/api/admin/demo/remove", {}, { token });
  expect((await other.get("/api/admin/settings", { token })).body.data.details).toMatchObject({
    phone: "",
    email: "",
    address_en: "",
    address_bn: "",
    dbid: "",
    hours_en: "Every day 8–22",
  });
  expect(removed.body).toEqual({ success: true, products: demo });
  expect(await other.sql("select name_en from products")).toEqual([{ name_en: "Ours" }]);
  expect(await opening()).toMatchObject({ product: "Ours", demo_products: 0, order: false, name: null });
  const { body } = await other.get("/api/admin/journal?kind=settings", { token });
  expect(body.data[0]).toMatchObject({ action: "settings.demo_removed", before: { products: demo } });
  await other.close();
});

test("a sub-category with a product of the shopkeeper stays, with what it is in; the demo's customers and reviews go", async () => {
  const other = await openTestShop();
  await addReviews(other.shop.database.pool);
  await other.sql(
    `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
     select 'own-beef', id, 'Beef of our own', 'নিজেদের গরু', '', 90000 from categories where slug = 'beef'`,
  );
  await removeDemo(other.shop);
  await other.app.catalogueChanged();
  const { body } = await other.get("/api/categories");
  expect(body.data.map((one: any) => [one.name, one.product_count])).toEqual([
    ["Meat", 1],
    ["Beef", 1],
  ]);
  expect(await other.sql("select from reviews")).toEqual([]);
  expect(await other.sql("select from users where role = 'user'")).toEqual([]);
  await other.close();
});
