import { expect, expectAccessible, open, signIn, test } from "../shop.ts";
import { alerts, cut } from "./trouble.ts";

test.describe("saved products", () => {
  test("of a visitor join the account at sign-in, stand on their page, and leave with the customer", async ({
    page,
    shop,
  }) => {
    const name = `Saved mango ${crypto.randomUUID().slice(0, 8)}`;
    const id = await shop.newProduct({ name });
    await open(page, `/products/${id}`);
    await page
      .getByRole("button", { name: `Save ${name}` })
      .filter({ visible: true })
      .click();
    await signIn(page);
    await open(page, "/account/saved");
    await expect(page.getByRole("link", { name })).toBeVisible();
    await expectAccessible(page);
    const [row] = await shop.sql<{ count: number }>(
      "select count(*)::int as count from saved_products where product_id = $1",
      [id],
    );
    expect(row?.count).toBe(1);

    const restore = await cut(page, "**/api/account/saved*");
    await page.reload();
    await expect(alerts(page)).toHaveText("Your saved products could not be loaded.");
    await restore();
    await page.getByRole("button", { name: "Try again" }).click();
    await page
      .getByRole("button", { name: `Save ${name}` })
      .filter({ visible: true })
      .click();
    await expect
      .poll(() =>
        shop.sql("select from saved_products where product_id = $1", [id]).then((rows) => rows.length),
      )
      .toBe(0);
    await page.reload();
    await expect(page.getByText("Nothing saved yet")).toBeVisible();
    await expectAccessible(page);
  });

  test("do not stay on a shared phone after logout", async ({ page, shop }) => {
    const id = await shop.newProduct();
    await signIn(page);
    await open(page, `/products/${id}`);
    await page
      .getByRole("button", { name: /^Save / })
      .filter({ visible: true })
      .first()
      .click();
    // Not only the shop, the browser as well knows by then that they are the account's.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("saved-account")))
      .toContain(`"ids":["${id}"]`);
    await page.evaluate(() => {
      localStorage.removeItem("token");
      localStorage.removeItem("user");
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("saved"))).toBe("[]");
  });

  test("do not come back with an answer that was on its way at the logout", async ({ page, shop }) => {
    const id = await shop.newProduct();
    const { email } = await signIn(page);
    await shop.sql(
      "insert into saved_products (user_id, product_id) select id, $2 from users where email = $1",
      [email, id],
    );
    const onItsWay = Promise.withResolvers<void>();
    const logout = Promise.withResolvers<void>();
    await page.route("**/api/account/saved*", async (route) => {
      const response = await route.fetch();
      onItsWay.resolve();
      await logout.promise;
      await route.fulfill({ response });
    });
    const answered = page.waitForResponse("**/api/account/saved*");
    await open(page, "/about");
    await onItsWay.promise;
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Logout" }).filter({ visible: true }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    logout.resolve();
    await (await answered).finished();
    // What the page asks for now is answered after that.
    await page.evaluate(async () => (await fetch("/api/shop")).text());
    expect(await page.evaluate(() => localStorage.getItem("saved-account"))).toBeNull();
  });
});
