import type { Page } from "@playwright/test";
import { addAsleep, addButton, leaveAsleep, openAsleep, scripts } from "./asleep.ts";
import { alive, expect, fillCart, test } from "./shop.ts";
import { hold, stored } from "./specification/watching.ts";

const cart = async (page: Page) =>
  (JSON.parse((await stored(page, "cart")) ?? "[]") as { product: { id: string }; quantity: number }[]).map(
    ({ product, quantity }) => [product.id, quantity],
  );

test("presses on Add before the page is awake are counted at once, and put as many in the cart", async ({
  page,
  shop,
}) => {
  const name = `Early mango ${crypto.randomUUID().slice(0, 8)}`;
  const id = await shop.newProduct({ name });
  const wake = await openAsleep(page, "/products?category=1&sort=newest&limit=100");
  const add = addButton(page);
  const before = await add.boundingBox();
  await add.click();
  await expect(add).toHaveAttribute("data-pressed", "+1");
  await expect(add).toHaveAttribute("aria-pressed", "true");
  await add.click();
  await expect(add).toHaveAttribute("data-pressed", "+2");
  expect(await add.boundingBox()).toEqual(before);
  await wake();
  await expect(page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })).toBeVisible();
  expect((await cart(page)).map(([, quantity]) => quantity)).toEqual([2]);
  await expect(page.locator("[data-pressed]")).toHaveCount(0);

  // Before hydration the page does not know what the cart holds: one more is added.
  await page.unroute(scripts);
  await fillCart(page, [{ id, quantity: 2, name }]);
  const wakeAgain = await addAsleep(page, id);
  await wakeAgain();
  await expect.poll(() => cart(page)).toEqual([[String(id), 3]]);
});

test("a press on Add before the page is awake is one more of what the cart holds already", async ({
  page,
}) => {
  await page.goto("/");
  const label = await page
    .getByRole("main")
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first()
    .getAttribute("data-early");
  const id = Number(label?.split(" ")[1]);
  await fillCart(page, [{ id, quantity: 2 }]);
  const wake = await openAsleep(page, "/");
  await page.locator(`[data-early="add ${id}"]`).first().click();
  await wake();
  await expect.poll(() => cart(page)).toEqual([[String(id), 3]]);
});

test("what was added on a page that was left before it was awake is in the cart once, wherever one goes", async ({
  page,
  shop,
}) => {
  const name = `Left mango ${crypto.randomUUID().slice(0, 8)}`;
  const id = await shop.newProduct({ name });
  await addAsleep(page, id);
  await leaveAsleep(page);
  await page.goto("/faq");
  await expect.poll(() => cart(page)).toEqual([[String(id), 1]]);
  expect(await stored(page, "early-presses")).toBeNull();
  await page.goBack();
  await alive(page);
  await expect(
    page
      .getByRole("link", { name: /in your cart/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.locator("[data-pressed]")).toHaveCount(0);
  expect(await cart(page)).toEqual([[String(id), 1]]);
});

test("a cart opened before the page was awake waits for what was added there, and is not called empty", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ name: "Hurried mango" });
  await addAsleep(page, id);
  await leaveAsleep(page);
  const release = await hold(page, /\/api\/products\?/);
  const request = page.waitForRequest(/\/api\/products\?/);
  await page.goto("/cart", { waitUntil: "commit" });
  await request;
  await expect(page.getByText("Your cart is empty")).toHaveCount(0);
  release();
  await expect(page.getByRole("main").getByRole("link", { name: "Hurried mango" }).first()).toBeVisible();
  expect(await cart(page)).toEqual([[String(id), 1]]);
});

test("what has sold out since it was added early is not in the cart, and that is said", async ({
  page,
  shop,
}) => {
  const id = await shop.newProduct({ stock: 1 });
  await addAsleep(page, id);
  await leaveAsleep(page);
  await shop.sql("update products set stock = 0 where id = $1", [id]);
  // Answers follow a change within a second.
  const left = async () => {
    const answer = await page.request.get(`/api/products?ids=${id}&view=card&lang=en`);
    return ((await answer.json()) as { data: { stock_left: number }[] }).data[0]?.stock_left;
  };
  await expect.poll(left).toBe(0);
  await page.goto("/faq");
  await expect(page.getByText("An item sold out before we could add it.")).toBeVisible();
  expect(await cart(page)).toEqual([]);
});

test("any other button pressed before the page is awake is pressed once it is, as often as it was", async ({
  page,
  shop,
}) => {
  const wake = await openAsleep(page, `/products/${await shop.newProduct()}`);
  const more = page.getByRole("main").getByRole("button", { name: "One more: Test mango" });
  await more.click();
  await more.click({ force: true });
  await wake();
  await expect(page.getByRole("main").getByRole("textbox").first()).toHaveValue("3");
});

test("where the page's scripts do not come, that is said in words, and a press loads the page again", async ({
  page,
}) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/bn/products?category=1");
  const note = page.getByRole("alert").filter({ hasText: "পাতাটি পুরোপুরি লোড হয়নি।" });
  await expect(note).toBeVisible();
  const add = page.getByRole("main").locator("[data-early]").first();
  await add.click();
  await expect(add).toHaveAttribute("data-pressed", "+১");
  await page.unroute(scripts);
  await note.getByRole("button", { name: "আবার লোড করুন" }).click();
  await alive(page);
  await expect(note).toBeHidden();
  await expect.poll(() => cart(page)).toHaveLength(1);
});

test("a press that waits for long is told so, is done when the page is awake, and no word of it stays", async ({
  page,
}) => {
  await page.clock.install();
  const wake = await openAsleep(page, "/products?category=1");
  const note = page.getByRole("alert").filter({ hasText: "This page did not load completely." });
  await page.getByRole("main").locator("[data-early]").first().click();
  // The page's clock runs by itself, too: far enough before and after the twelve seconds for a slow machine.
  await page.clock.runFor(2_000);
  await expect(note).toBeHidden();
  await page.clock.runFor(12_000);
  await expect(note).toBeVisible();
  await wake();
  await page.clock.runFor(100);
  await expect.poll(() => cart(page)).toHaveLength(1);
  await expect(note).toBeHidden();
});
