import { expect, test } from "vitest";
import { cleanUp } from "#src/cleanup.server.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";

const shop = await testShop();

test("the assets of a build stay for a day after the last server said that it serves them", async () => {
  await shop.sql(
    `insert into browser_assets (name, bytes, used_at) select n, '', now() - make_interval(hours => h)
     from (values ('served.js', 0), ('before.js', 23), ('old.js', 25)) as build(n, h)`,
  );
  await cleanUp(shop.shop);
  const rows = await shop.sql<{ name: string }>("select name from browser_assets order by name");
  expect(rows.map(({ name }) => name)).toEqual(["before.js", "served.js"]);
});
