import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const find = async (search: string, more = "") => {
  const path = `/api/admin/products-for-orders?search=${encodeURIComponent(search)}${more}`;
  const { status, body } = await shop.get(path, { token: admin });
  expect(status).toBe(200);
  return body.data as { id: number; name: string; category_id: number }[];
};
async function demo(sku: string) {
  const [row] = await shop.sql<{ id: number; category_id: number }>(
    "select id, category_id from products where sku = $1",
    [sku],
  );
  if (!row) throw new Error("no such product");
  return row;
}

describe("products for an order", () => {
  test("are found as shoppers find them, and what staff miss is no missed search of a shopper", async () => {
    expect((await find("rui mach"))[0]?.name).toMatch(/^Rui fish/);
    await find("zobra krill of staff");
    await shop.get("/api/products?search=zobra%20krill%20of%20shoppers");
    const terms = async () =>
      (await shop.sql<{ term: string }>("select term from search_counts where product_id = 0")).map(
        ({ term }) => term,
      );
    await expect.poll(terms).toEqual(["zobra krill of shoppers"]);
  });

  test("instead of one that is missing: never itself, its own category first", async () => {
    const rui = await demo("rui-fish");
    const found = await find("fish", `&instead_of=${rui.id}`);
    const own = found.map(({ category_id }) => category_id === rui.category_id);
    expect(found.length).toBeGreaterThan(2);
    expect(found.map(({ id }) => id)).not.toContain(rui.id);
    expect(own).toEqual(own.toSorted((one, other) => Number(other) - Number(one)));
    expect(own[0]).toBe(true);
  });

  test("for a product that no other name matches: its related products", async () => {
    const { id } = await demo("rui-fish");
    const { body } = await shop.get(`/api/products?related=${id}&limit=12&view=card`);
    expect(body.data.length).toBeGreaterThan(1);
    expect(await find("zzqxzq", `&instead_of=${id}`)).toEqual(body.data);
  });
});
