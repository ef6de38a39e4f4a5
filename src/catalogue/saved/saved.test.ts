import { describe, expect, test } from "vitest";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

const change = (token: string, input: object) => shop.post("/api/account/saved", input, { token });

describe("saved products", () => {
  test("of a visitor join those of the account at sign-in, without doubles and without what is gone", async () => {
    const token = await shop.newCustomer();
    expect((await change(token, { add: ["3", "1"] })).body.data).toEqual([3, 1]);
    expect((await change(token, { add: ["5", "3", "5", "99999999"] })).body.data).toEqual([5, 3, 1]);
    expect((await change(token, { remove: ["3"], add: ["7"] })).body.data).toEqual([7, 5, 1]);
    expect((await shop.get("/api/account/saved", { token })).body.data).toEqual([7, 5, 1]);
  });

  test("are everybody's own, and nobody's without a sign-in", async () => {
    const mine = await shop.newCustomer();
    const theirs = await shop.newCustomer();
    await change(mine, { add: ["1"] });
    await change(theirs, { remove: ["1"] });
    expect((await shop.get("/api/account/saved", { token: mine })).body.data).toEqual([1]);
    expect((await shop.get("/api/account/saved")).status).toBe(401);
  });

  test("are 500 at the most", async () => {
    const token = await shop.newCustomer();
    await shop.sql(
      `insert into products (sku, category_id, name_en, name_bn, image, price_poisha)
       select 'many-' || n, 1, 'Many', 'অনেক', '/x.svg', 100 from generate_series(1, 501) n`,
    );
    const rows = await shop.sql<{ id: string }>("select id::text from products where sku like 'many-%'");
    const [last, ...most] = rows.map(({ id }) => id);
    expect((await change(token, { add: most })).body.data).toHaveLength(500);
    expect((await change(token, { add: [last] })).status).toBe(409);
    expect((await change(token, { add: [...most, last] })).status).toBe(422);
  });
});
