import sharp from "sharp";
import { expect, expectAccessible, open, test } from "../shop.ts";
import { signInAsAdmin, unique } from "./staff.ts";

/** A photograph of many colours, as a phone takes it: on its side, and to be turned. */
function photo(seed: number) {
  const noise = { type: "gaussian", mean: 120, sigma: 60 } as const;
  return sharp({
    create: { width: 60, height: 45, channels: 3, background: { r: seed, g: 120, b: 60 }, noise },
  })
    .resize(1600, 1200, { kernel: "cubic" })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test("a product's picture is chosen, sent with a bar, saved, and stands on the shopper's card", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name });
  await signInAsAdmin(page, shop);
  await open(page, `/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Change the picture of ${name}` }).click();
  const panel = page.getByRole("dialog", { name: `Picture of ${name}` });
  const input = panel.locator('input[type="file"]').first();

  await input.setInputFiles(file("list.jpg", "image/jpeg", Buffer.from("buy milk")));
  await expect(panel.getByRole("alert")).toContainText("not a picture that the shop can use");
  await expectAccessible(page);
  await input.setInputFiles(file("large.jpg", "image/jpeg", Buffer.alloc(10_000_001)));
  await expect(panel.getByRole("alert")).toContainText("up to 10 MB");
  await panel.getByRole("button", { name: "OK" }).click();
  await expect(panel.getByRole("alert")).toHaveCount(0);

  // Held on its way, so that the bar can be seen.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/admin/pictures*", async (route) => {
    await held;
    await route.continue();
  });
  await input.setInputFiles(file("photo.jpg", "image/jpeg", await photo(id % 256)));
  await expect(panel.getByRole("progressbar", { name: "Sending the picture" })).toBeVisible();
  await expectAccessible(page);
  letGo();
  const picture = panel.locator("img[srcset]");
  await expect(picture).toBeVisible();
  await expect(panel.getByRole("progressbar")).toHaveCount(0);
  await expect
    .poll(
      async () =>
        (await shop.sql<{ image: string }>("select image from products where id = $1", [id]))[0]?.image,
    )
    .toMatch(/^\/pictures\/[0-9a-f]{32}-1200x1600-[0-9a-f]{6}\.webp$/);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);

  await open(page, `/products?search=${encodeURIComponent(name)}`);
  const card = page.locator("article, li").filter({ hasText: name }).locator("img[srcset]").first();
  await expect(card).toBeVisible();
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(320|640)\.avif$/);
  expect(await card.evaluate((image) => getComputedStyle(image).objectFit)).toBe("cover");
  await open(page, `/products/${id}`);
  const large = page.locator("main img[srcset]").first();
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await large.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-(640|1280)\.avif$/);
});

test("a picture is dropped onto its place, in Bengali; one that a colleague changed meanwhile is not overwritten", async ({
  page,
  shop,
}) => {
  const name = unique();
  const id = await shop.newProduct({ name, nameBn: name });
  await signInAsAdmin(page, shop);
  await open(page, `/bn/admin/products?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `${name}: ছবি বদলান` }).click();
  const panel = page.getByRole("dialog");
  await expectAccessible(page);
  await shop.sql("update products set image = '/pictures/demo/okra.svg' where id = $1", [id]);
  const bytes = (await photo(7)).toString("base64");
  const data = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    const letters = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([letters], "photo.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes);
  await panel.getByRole("group").dispatchEvent("drop", { dataTransfer: data });
  await expect(panel.getByRole("alert")).toContainText("অন্য কেউ ছবিটি বদলেছেন");
  const imageNow = async () =>
    (await shop.sql<{ image: string }>("select image from products where id = $1", [id]))[0]?.image;
  expect(await imageNow()).toBe("/pictures/demo/okra.svg");
  await panel.getByRole("group").dispatchEvent("drop", { dataTransfer: data });
  await expect.poll(imageNow).toMatch(/^\/pictures\/[0-9a-f]{32}-/);
});
