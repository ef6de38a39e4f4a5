import { expect, open, readyToOrder, signIn, test } from "#tests/journeys/shop.ts";
import { alerts } from "../watching.ts";
import { all, answerWith, type Bad, eid } from "./answers.ts";

test("checkout: a bad answer is told by its message, 'Failed to place order.' or 'Something went wrong while placing the order.'; one order comes of it", async ({
  page,
  shop,
}) => {
  const id = await readyToOrder(page, shop);
  await open(page, "/checkout");
  await page.getByLabel("Shipping address").fill("Road 5");
  await page.getByLabel("Mobile number").fill("01712345678");
  const place = page.getByRole("button", { name: "Place Order", exact: true });
  const unheard = "Something went wrong while placing the order.";
  // By SPEC 7 any other JSON without an error says that the order is placed.
  const words = {
    said: eid,
    wordless: "Failed to place order.",
    page: "Failed to place order.",
    empty: unheard,
    broken: unheard,
  };
  for (const [how, said] of Object.entries(words) as [keyof typeof words, string][]) {
    await answerWith(page, "**/api/place-order*", how);
    const answered = page.waitForResponse("**/api/place-order*");
    await place.click();
    await answered;
    await expect(alerts(page), how).toHaveText(said);
    await expect(place, how).toBeEnabled();
  }
  await page.unroute("**/api/place-order*");
  await place.click();
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
  expect(await shop.sql("select 1 from order_items where product_id = $1", [id])).toHaveLength(1);
});

test("my orders: a bad answer is told by its message, 'Failed to fetch orders' or 'Something went wrong fetching your orders.'", async ({
  page,
}) => {
  const unheard = "Something went wrong fetching your orders.";
  const words: Record<Bad, string> = {
    said: eid,
    wordless: "Failed to fetch orders",
    page: "Failed to fetch orders",
    empty: unheard,
    broken: unheard,
    other: unheard,
  };
  await signIn(page);
  await answerWith(page, "**/api/my-orders*", "said");
  await open(page, "/account/orders");
  await expect(alerts(page)).toHaveText(words.said);
  for (const how of all) {
    await answerWith(page, "**/api/my-orders*", how);
    const answered = page.waitForResponse("**/api/my-orders*");
    await page.getByRole("button", { name: "Try again" }).click();
    await answered;
    await expect(alerts(page), how).toHaveText(words[how]);
  }
});

test("custom order: a bad answer is told by its message or 'Something went wrong', never as a success", async ({
  page,
}) => {
  await open(page, "/custom-order");
  for (const [label, text] of [
    ["Order details", "Kotbel"],
    ["Name", "Nusrat Jahan"],
    ["Phone", "01712345678"],
    ["Delivery address", "Road 5"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  // By SPEC 7 any other JSON without an error says that it has arrived.
  for (const how of all.filter((one) => one !== "other")) {
    await answerWith(page, "**/api/custom-orders*", how);
    const answered = page.waitForResponse("**/api/custom-orders*");
    await page.getByRole("main").locator("form button[type=submit]").click();
    await answered;
    await expect(alerts(page), how).toHaveText(how === "said" ? eid : "Something went wrong");
    await expect(page.getByLabel("Order details")).toHaveValue("Kotbel");
  }
});
