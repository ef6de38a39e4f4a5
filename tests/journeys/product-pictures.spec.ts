import type { CDPSession, Page } from "@playwright/test";
import { jumped, watchJumps } from "./jumps.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "./shop.ts";

/** A new product with these drawings after its first picture. */
async function productWith(shop: JourneyShop, ...more: string[]): Promise<number> {
  const id = await shop.newProduct();
  for (const [index, name] of more.entries())
    await shop.sql(
      `insert into product_pictures (product_id, place, image, alt_en, alt_bn) values ($1, $2, $3, $4, $4)`,
      [id, index + 1, `/pictures/demo/${name}.svg`, name],
    );
  return id;
}

const row = (page: Page) => page.getByRole("list", { name: "Pictures, side by side" });
const enlarge = (page: Page) => page.getByRole("link", { name: /^Enlarge the picture: Test mango/ });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Test mango" });
const picture = (page: Page, at = 0) => lightbox(page).getByRole("img").nth(at);
const widthOf = async (page: Page, at = 0) => (await picture(page, at).boundingBox())?.width ?? 0;
const scrolledOf = (page: Page, at = 0) =>
  lightbox(page)
    .getByRole("listitem")
    .nth(at)
    .evaluate((box) => [box.scrollLeft, box.scrollTop]);

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await picture(page).boundingBox()) ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

test("a product's single picture opens full screen and is zoomed by buttons and keys; Escape gives the focus back", async ({
  page,
  shop,
}) => {
  const id = await productWith(shop);
  await watchJumps(page);
  await open(page, `/products/${id}`);
  const link = enlarge(page);
  await expect(link).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Next picture" })).toHaveCount(0);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page).getByRole("button", { name: "Next picture" })).toHaveCount(0);
  await expectAccessible(page);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  const fitting = await widthOf(page);

  await lightbox(page).getByRole("button", { name: "Zoom in" }).click();
  await expect(lightbox(page).getByText("150%")).toBeVisible();
  for (let press = 0; press < 6; press++) await page.keyboard.press("+");
  await expect(lightbox(page).getByText("400%")).toBeVisible();
  expect(await widthOf(page)).toBeGreaterThan(fitting * 1.5);
  const [left = 0] = await scrolledOf(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await scrolledOf(page))[0]).toBeGreaterThan(left);
  for (let press = 0; press < 6; press++) await page.keyboard.press("-");
  await expect(lightbox(page).getByText("100%")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await jumped(page)).toBeLessThan(0.005);
});

test("Back closes the lightbox and loads nothing again; the next Back leaves the product", async ({
  page,
  shop,
}) => {
  const id = await productWith(shop);
  await open(page, "/products?category=1");
  await open(page, `/products/${id}`);
  await enlarge(page).click();
  await expect(lightbox(page)).toBeVisible();
  const read: string[] = [];
  page.on("request", (request) => read.push(request.url()));
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
  expect(read.filter((url) => url.includes("/api/products"))).toEqual([]);
  await enlarge(page).click();
  await lightbox(page).getByRole("button", { name: "Close" }).click();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/category=1$/);
});

test("several pictures are turned by buttons, keys and thumbnails; the lightbox opens the one pressed, and the page shows the one seen last @desktop", async ({
  page,
  shop,
}) => {
  const id = await productWith(shop, "guava", "okra");
  await watchJumps(page);
  await open(page, `/products/${id}`);
  await expect(row(page).getByRole("listitem")).toHaveCount(3);
  const gallery = page.getByRole("region", { name: "Pictures" });
  const current = gallery.locator("button[aria-current]");
  await expect(current).toHaveAccessibleName("1 of 3");
  await gallery.getByRole("button", { name: "3 of 3" }).click();
  await expect(current).toHaveAccessibleName("3 of 3");
  await expect(page.getByRole("button", { name: "Next picture" })).toBeDisabled();
  await page.getByRole("button", { name: "Picture before" }).click();
  await expect(current).toHaveAccessibleName("2 of 3");
  await enlarge(page).nth(1).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(current).toHaveAccessibleName("1 of 3");
  await expect(enlarge(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveAccessibleName("2 of 3");
  await expectAccessible(page);
  expect(await jumped(page)).toBeLessThan(0.005);

  await page.keyboard.press("Enter");
  await expect(lightbox(page).getByText("2 of 3")).toBeVisible();
  await expect(picture(page, 1)).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await expect(lightbox(page).getByText("3 of 3")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(lightbox(page)).toHaveCount(0);
  await expect(current).toHaveAccessibleName("3 of 3");
});

test("with a mouse a click zooms where it points, the wheel further, and a drag moves the picture @desktop", async ({
  page,
  shop,
}) => {
  const id = await productWith(shop);
  await open(page, `/products/${id}`);
  await enlarge(page).click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  const { x, y } = await middleOf(page);
  await page.mouse.click(x, y);
  await expect(lightbox(page).getByText("250%")).toBeVisible();
  await page.mouse.wheel(0, -100);
  await expect(lightbox(page).getByText("321%")).toBeVisible();
  const before = await scrolledOf(page);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 90, { steps: 3 });
  await page.mouse.up();
  const [left = 0, top = 0] = before;
  expect(await scrolledOf(page)).toEqual([expect.closeTo(left + 60, 0), expect.closeTo(top + 90, 0)]);
  await expect(lightbox(page).getByText("321%")).toBeVisible();
  await page.mouse.click(x, y);
  await expect(lightbox(page).getByText("100%")).toBeVisible();
});

/** Moves fingers over the screen as a hand does; `at` says where they are at a share of the way, 0 to 1. */
async function moveFingers(touch: CDPSession, at: (share: number) => { x: number; y: number }[]) {
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  for (let step = 1; step <= 8; step++)
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / 8) });
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("by hand pictures are swiped, a double tap and a pinch zoom, and a zoomed picture is moved, not turned @phone", async ({
  page,
  shop,
}) => {
  const id = await productWith(shop, "guava");
  await open(page, `/products/${id}`);
  const touch = await page.context().newCDPSession(page);
  const { y: top = 0, height = 0 } = (await row(page).boundingBox()) ?? {};
  const swipe = (y: number) => moveFingers(touch, (share) => [{ x: 300 - share * 220, y }]);
  await swipe(top + height / 2);
  await expect(page.getByText("2 of 2", { exact: true })).toBeVisible();
  await enlarge(page).nth(1).tap();
  await expect(lightbox(page).getByText("2 of 2")).toBeVisible();
  await lightbox(page).getByRole("button", { name: "Picture before" }).tap();
  await expect(lightbox(page).getByText("1 of 2")).toBeVisible();

  await expect.poll(() => widthOf(page)).toBeGreaterThan(0);
  const { x, y } = await middleOf(page);
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expect(lightbox(page).getByText("250%")).toBeVisible();
  const [left = 0] = await scrolledOf(page);
  await moveFingers(touch, (share) => [{ x: 200 - share * 80, y }]);
  await expect.poll(async () => (await scrolledOf(page))[0]).toBeGreaterThan(left + 40);
  await expect(lightbox(page).getByText("1 of 2")).toBeVisible();
  // A tap on a picture that still glides only stops it.
  await expect(async () => {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(lightbox(page).getByText("100%")).toBeVisible({ timeout: 500 });
  }).toPass();

  await moveFingers(touch, (share) => [
    { x: x - 40 - share * 40, y },
    { x: x + 40 + share * 40, y },
  ]);
  await expect(lightbox(page).getByText("200%")).toBeVisible();
  await lightbox(page).getByRole("button", { name: "Next picture" }).tap();
  await expect(lightbox(page).getByText("2 of 2")).toBeVisible();
  await expect(lightbox(page).getByText("100%")).toBeVisible();
  await expectAccessible(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("the picture is a link to its file", async ({ page, shop }) => {
    const id = await productWith(shop);
    await page.goto(`/products/${id}`);
    await enlarge(page).click();
    await expect(page).toHaveURL(/\/pictures\/demo\/deshi-tomato\.svg$/);
  });
});
