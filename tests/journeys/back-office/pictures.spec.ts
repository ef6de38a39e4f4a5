import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { testPicture, variant } from "#tests/support/shop/drawn-picture.ts";
import { expect, expectAccessible, type JourneyShop, open, test } from "../shop.ts";
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

  const card = page.locator("article, li").filter({ hasText: name }).locator("img[srcset]").first();
  await expect(async () => {
    await open(page, `/products?search=${encodeURIComponent(name)}`);
    await expect(card).toBeVisible({ timeout: 500 });
  }).toPass();
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

/** As a phone's file has it: 4000 × 3000 pixels on their side. What is red at their left is above once they are turned. */
function fullSizePhoto() {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const red = { width: 1000, height: 3000, channels: 3, background: "#e01010" } as const;
  return sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#777", noise } })
    .composite([{ input: { create: red }, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Opens the form of a new product, on a page that remembers the last file it sent. */
async function openProductForm(page: Page, shop: JourneyShop) {
  const id = await shop.newProduct({ name: unique() });
  await signInAsAdmin(page, shop);
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { lastFile: body });
      send.call(this, body);
    };
  });
  await open(page, `/admin/products/${id}`);
}

/** Chooses a file in the form; gives what was sent and what the shop answered. */
async function choose(page: Page, chosen: ReturnType<typeof file>) {
  const coming = page.waitForResponse(/\/api\/admin\/pictures/);
  await page.locator('input[type="file"]').first().setInputFiles(chosen);
  const answer = await (await coming).json();
  const sent = await page.evaluate(async () => {
    const last: Blob = (window as any).lastFile;
    const hash = await crypto.subtle.digest("SHA-256", await last.arrayBuffer());
    return { type: last.type, size: last.size, hash: new Uint8Array(hash).toString() };
  });
  return { sent, answer };
}

test("a phone's photo is made smaller before it is sent, even one of more than 10 MB, and is upright in the shop", async ({
  page,
  shop,
}) => {
  await openProductForm(page, shop);
  const photo = await fullSizePhoto();
  expect(photo.length).toBeGreaterThan(10_000_000);
  const { sent, answer } = await choose(page, file("IMG_1.jpg", "image/jpeg", photo));
  expect(sent.type).toBe("image/jpeg");
  expect(sent.size).toBeLessThan(photo.length / 4);
  expect(answer.data.image).toMatch(/-1600x2133-[0-9a-f]{6}\.webp$/);
  await expect(page.locator("[data-picture] img[srcset]")).toBeVisible();

  const stored = await (await page.request.get(variant(answer.data.image, 640, "webp"))).body();
  const band = async (top: number) => {
    const part = await sharp(stored).extract({ left: 0, top, width: 640, height: 100 }).toBuffer();
    return (await sharp(part).stats()).channels.map(({ mean }) => Math.round(mean / 20));
  };
  expect(await sharp(stored).metadata()).toMatchObject({ width: 640, height: 853 });
  expect(await band(20)).toEqual([11, 1, 1]);
  expect(await band(720)).toEqual([6, 6, 6]);
});

test("a cut-out that is made smaller stays transparent", async ({ page, shop }) => {
  await openProductForm(page, shop);
  const half = { width: 1000, height: 1500, channels: 4, background: "#3a3f" } as const;
  const picture = await sharp({ create: { ...half, width: 2000, background: "#0000" } })
    .composite([{ input: { create: half }, left: 1000, top: 0 }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { sent, answer } = await choose(page, file("cut-out.png", "image/png", picture));
  expect(sent.type).toBe("image/webp");
  expect(answer.data.image).toMatch(/-1600x1200--whole\.webp$/);
});

test("a small picture, a damaged one, one that moves, and one that the browser cannot draw are sent as they are", async ({
  page,
  shop,
}) => {
  await openProductForm(page, shop);
  const chooseAsItIs = async (chosen: ReturnType<typeof file>) => {
    const { sent, answer } = await choose(page, chosen);
    expect(sent.hash).toBe(new Uint8Array(createHash("sha256").update(chosen.buffer).digest()).toString());
    return answer;
  };
  const small = await chooseAsItIs(file("small.jpg", "image/jpeg", await photo(9)));
  expect(small.data).toMatchObject({ width: 1200, height: 1600 });

  const text = await chooseAsItIs(file("list.jpg", "image/jpeg", Buffer.from("buy milk")));
  expect(text.message).toContain("not a picture that the shop can use");
  const wide = await testPicture(1, { width: 2000, height: 1500 }).jpeg().toBuffer();
  const damaged = wide.subarray(0, wide.length / 2);
  expect((await chooseAsItIs(file("half.jpg", "image/jpeg", damaged))).message).toContain("damaged");
  const frames = { width: 2000, height: 1000, channels: 3, pageHeight: 500 } as const;
  const moving = await sharp(Buffer.alloc(2000 * 1000 * 3, 90).fill(9, 2000 * 500 * 3), { raw: frames })
    .webp()
    .toBuffer();
  expect((await chooseAsItIs(file("moving.webp", "image/webp", moving))).message).toContain(
    "Moving pictures",
  );

  const asItIs = async (seed: number) => {
    const bytes = await testPicture(seed, { width: 2000, height: 1500 }).jpeg().toBuffer();
    return (await chooseAsItIs(file("wide.jpg", "image/jpeg", bytes))).data;
  };
  await page.evaluate(() => {
    const { getImageData } = OffscreenCanvasRenderingContext2D.prototype;
    OffscreenCanvasRenderingContext2D.prototype.getImageData = function (...area) {
      const image = getImageData.apply(this, area);
      image.data.fill(255);
      return image;
    };
  });
  expect(await asItIs(2), "in a browser that hides what it draws").toMatchObject({ width: 2000 });
  await page.evaluate(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  expect(await asItIs(3), "in an old browser").toMatchObject({ width: 2000 });
});
