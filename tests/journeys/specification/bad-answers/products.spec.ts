import { signInAsAdmin } from "#tests/journeys/back-office/staff.ts";
import { expect, expectAccessible, fillCart, open, signIn, test } from "#tests/journeys/shop.ts";
import { alerts } from "../watching.ts";
import { all, answerWith, eid } from "./answers.ts";

test("reviews: a bad answer is 'Failed to submit review.' with the shop's words, and what was typed stays", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signIn(page);
  await open(page, `/products/${id}`);
  const reviews = page.locator("#reviews");
  await reviews.getByRole("button", { name: "Write a review" }).click();
  await reviews.getByLabel("Your review").fill("Sweet.");
  for (const how of all) {
    await answerWith(page, /\/api\/reviews\?/, how);
    const answered = page.waitForResponse(/\/api\/reviews\?/);
    await reviews.getByRole("button", { name: "Submit Review" }).click();
    await answered;
    await expect(alerts(page), how).toHaveText("Failed to submit review.");
    if (how === "said") await expect(alerts(page)).toHaveAccessibleDescription(eid);
    await expect(reviews.getByLabel("Your review"), how).toHaveValue("Sweet.");
  }
});

test("reviews: a bad answer to a reply is 'Failed to save reply.' with the shop's words", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct();
  await signInAsAdmin(page, shop);
  await shop.sql(
    "insert into reviews (product_id, user_id, review_details) select $1, id, 'Sweet.' from users order by id limit 1",
    [id],
  );
  await open(page, `/products/${id}`);
  await page.getByRole("button", { name: "Reply as admin" }).click();
  await page.locator("textarea[name=reply]").fill("Thank you.");
  for (const how of all) {
    await answerWith(page, /\/api\/reviews\/\d+\/reply/, how);
    const answered = page.waitForResponse(/\/api\/reviews\/\d+\/reply/);
    await page.getByRole("button", { name: "Submit Reply" }).click();
    await answered;
    await expect(alerts(page), how).toHaveText("Failed to save reply.");
    if (how === "said") await expect(alerts(page)).toHaveAccessibleDescription(eid);
  }
});

test("product: a bad answer is told with a retry, which works", async ({ page, shop }) => {
  const id = await shop.newProduct();
  const address = /\/api\/products\/\d+\?/;
  await fillCart(page, [{ id }]);
  await open(page, "/cart");
  for (const how of all) {
    await answerWith(page, address, how);
    if (how === all[0])
      await page
        .getByRole("region", { name: "Cart" })
        .getByRole("link", { name: "Test mango" })
        .first()
        .click();
    else {
      const answered = page.waitForResponse(address);
      await page.getByRole("button", { name: "Try again" }).click();
      await answered;
    }
    await expect(page.getByRole("heading", { level: 1 }), how).toHaveText("Unexpected Application Error!");
    if (how === "said") await expect(page.getByRole("main")).toContainText(eid);
  }
  await page.unroute(address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Test mango" })).toBeVisible();
});

test("listing: where its products fail, the frame stays, with 0 product(s) found and a retry in the grid", async ({
  page,
}) => {
  const address = /\/api\/products\?/;
  const main = page.getByRole("main");
  const expectFrame = async (title: string, how: string) => {
    await expect(page.getByRole("heading", { level: 1 }), how).toHaveText(title);
    await expect(main.getByText("0 product(s) found").filter({ visible: true }), how).toBeVisible();
    await expect(main.getByText("This did not load."), how).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }), how).toBeAttached();
  };
  await open(page, "/faq");
  for (const how of all) {
    await answerWith(page, address, how);
    const answered = page.waitForResponse(address);
    await (how === all[0]
      ? page.getByRole("contentinfo").getByRole("link", { name: "Shop", exact: true })
      : main.getByRole("button", { name: "Try again" })
    ).click();
    await answered;
    await expectFrame("All Products", how);
    if (how === "said") await expect(main).toContainText(eid);
  }
  await expectAccessible(page);

  await page.unroute(address);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText("This did not load.")).toHaveCount(0);
  const category = page.getByRole("link", { name: /^Fish/ }).filter({ visible: true }).first();
  await page.route(address, (route) => route.abort("connectionreset"));
  await category.click();
  await expectFrame("Fish", "filtered");
  await page.unroute(address);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main.getByText(/^[1-9]\d* product\(s\) found/).filter({ visible: true })).toBeVisible();
});

test("home: of lists whose answer is bad the display stays empty, with a retry for the shelves", async ({
  page,
}) => {
  const lists = /\/api\/(sliders\/active|active-advertisements|products)\?/;
  for (const how of all) {
    await open(page, "/faq");
    await answerWith(page, lists, how);
    await page.getByRole("banner").getByRole("link", { name: "Tatka, home" }).click();
    await expect(page.getByText("This did not load."), how).toHaveCount(3);
    await expect(page.getByRole("region", { name: /fresh today|our partners/ })).toHaveCount(0);
    await page.unroute(lists);
  }
});
