import sharp from "sharp";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin } from "./staff.ts";

const photo = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: "#4477aa" } })
    .png()
    .toBuffer();

test("a slide is made, seen on the home page, moved by keys, hidden and deleted", async ({ page, shop }) => {
  const title = `Hilsa ${crypto.randomUUID().slice(0, 8)}`;
  await signInAsAdmin(page, shop);
  await open(page, "/admin/content");
  await page.getByRole("button", { name: "Add a slide" }).click();
  const form = page.getByRole("form", { name: "New slide" });
  await expect(form.getByRole("heading", { name: "New slide" })).toBeFocused();
  await form.getByLabel("Title in English").fill(title);
  await form.getByLabel("Title in Bengali").fill("পদ্মার ইলিশ সপ্তাহ");
  await expect(form.locator("[data-preview]")).toContainText(title);
  await form.getByRole("radio", { name: "Sea blue", exact: true }).check({ force: true });
  await expect(form.locator("[data-preview] [data-category]")).toHaveAttribute("data-category", "fish");
  await form.getByLabel("Opens").fill("javascript:alert(1)");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please choose a picture.")).toBeVisible();
  await expect(form.getByText(/Write a page of the shop that begins with/)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Opens").fill("/products?category=2");
  await form.getByLabel("Button in English").fill("See the fish");
  await form.getByLabel("Button in Bengali").fill("মাছ দেখুন");
  await form
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "fish.png", mimeType: "image/png", buffer: await photo() });
  await expect(form.locator("[data-preview] img")).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{32}-/);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();

  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Edit / }) });
  const row = rows.filter({ hasText: title });
  await expect(rows.last()).toContainText(title);
  const count = await rows.count();
  await row.getByRole("button", { name: `Edit ${title}` }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows.nth(count - 2)).toContainText(title);
  await expect(page.getByRole("button", { name: `Edit ${title}` })).toBeFocused();
  await row.getByRole("button", { name: `Move ${title} up` }).click();
  await expect(rows.nth(count - 3)).toContainText(title);

  const shopper = await page.context().newPage();
  const slides = shopper.locator("[aria-roledescription=slide]");
  await expect(async () => {
    await open(shopper, "/");
    await expect(slides.nth(count - 3)).toContainText(title, { timeout: 500 });
  }).toPass();
  await row.getByRole("button", { name: `Hide ${title}` }).click();
  await expect(page.getByText(`${title} is hidden.`)).toBeVisible();
  await expect(row).toContainText("Hidden");
  await expect(async () => {
    await open(shopper, "/");
    await expect(slides.filter({ hasText: title })).toHaveCount(0, { timeout: 100 });
  }).toPass();

  await row.getByRole("button", { name: `Edit ${title}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Yes, delete" }).click();
  await expect(page.getByText(`${title} is deleted.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("two at one slide: the second sees both versions and decides", async ({ page, shop }) => {
  const title = `Litchi ${crypto.randomUUID().slice(0, 8)}`;
  await shop.sql(
    `insert into advertisements (image, title_en, title_bn, tint, position)
     values ('/pictures/demo/slide-fruit.svg', $1, 'লিচু', 'snacks', 99)`,
    [title],
  );
  await signInAsAdmin(page, shop);
  await open(page, "/admin/content?kind=advertisements");
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const form = page.getByRole("form", { name: title });
  await form.getByLabel("Text in English").fill("Mine");
  await shop.sql(
    "update advertisements set description_en = 'Theirs', version = version + 1 where title_en = $1",
    [title],
  );
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByRole("alert")).toContainText("A colleague has just changed this");
  await expect(form.locator("[data-preview]").first()).toContainText("Theirs");
  await expect(form.locator("[data-preview]").last()).toContainText("Mine");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  const [row] = await shop.sql("delete from advertisements where title_en = $1 returning description_en", [
    title,
  ]);
  expect(row).toEqual({ description_en: "Mine" });
});
