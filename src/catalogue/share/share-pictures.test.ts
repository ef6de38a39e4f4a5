import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { tints } from "#src/api/tints.ts";
import type { Locale } from "#src/language/locale.ts";
import { testPicture } from "#tests/support/shop/drawn-picture.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { tileColours } from "./tile-colours.server.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const pathOf = async (id: number, language: Locale = "en"): Promise<string> =>
  (await shop.get(`/api/products/${id}?lang=${language}&view=page`)).body.data.share_picture;
const fetched = (path: string, one = shop) => one.app.fetch(new Request(`http://shop${path}`));
const set = async (change: string, ...values: unknown[]) => {
  await shop.sql(`update products set ${change} where id = 1`, values);
  await shop.app.catalogueChanged();
};

/** The picture is there, in the size that chat apps ask for, and small enough for them. */
async function drawnAt(path: string): Promise<Buffer> {
  const answer = await fetched(path);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/jpeg"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([1_200, 630, "jpeg"]);
  expect(bytes.length).toBeLessThan(300_000);
  return bytes;
}

/** How many pixels of a part are dark: letters and digits are. */
async function inkIn(jpeg: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(jpeg).extract(part).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data.filter((one) => one < 90).length;
}

const texts = { left: 600, top: 30, width: 600, height: 600 };

describe("the picture of a shared product", () => {
  test("is a JPEG of 1200 × 630 in the language of the page, and lasts", async () => {
    const paths = await Promise.all((["en", "bn"] as const).map((language) => pathOf(1, language)));
    expect(paths).toEqual([
      expect.stringMatching(/^\/pictures\/share\/en\/1-[0-9a-f]{16}\.jpg$/),
      expect.stringMatching(/^\/pictures\/share\/bn\/1-[0-9a-f]{16}\.jpg$/),
    ]);
    const [english, bengali] = await Promise.all(paths.map(drawnAt));
    expect(english?.equals(bengali as Buffer)).toBe(false);
    for (const one of [english, bengali]) expect(await inkIn(one as Buffer, texts)).toBeGreaterThan(3_000);
    const { headers } = await fetched(paths[0] as string);
    expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("changes with price, offer, unit price, name, shop and picture, and so does its URL", async () => {
    const { body } = await shop.post(
      "/api/admin/pictures",
      await testPicture(5, { width: 700, height: 700 }).jpeg().toBuffer(),
      { token: admin },
    );
    const steps: (() => Promise<unknown>)[] = [
      () => set("price_poisha = 87600, original_price_poisha = null"),
      () => set("original_price_poisha = 99900"),
      () => set("net_amount = 700, net_unit = 'g'"),
      () => set("is_weighed = true"),
      () => set("name_en = 'Mango of the north'"),
      () => set("image = $1", body.data.image),
      () => set("image = ''"),
      async () => {
        await shop.sql("update shop_details set name_en = 'Green Bazar'");
        await shop.app.catalogueChanged();
      },
    ];
    const seen = new Map<string, Buffer>();
    for (const step of [async () => undefined, ...steps]) {
      await step();
      const path = await pathOf(1);
      const drawn = await drawnAt(path);
      expect(seen.has(path), step.toString()).toBe(false);
      expect(
        [...seen.values()].some((picture) => picture.equals(drawn)),
        step.toString(),
      ).toBe(false);
      seen.set(path, drawn);
    }
    const [old = ""] = seen.keys();
    const answer = await fetched(old);
    expect([answer.status, answer.headers.get("location"), answer.headers.get("cache-control")]).toEqual([
      302,
      await pathOf(1),
      "no-cache",
    ]);
  });

  test("stays when something changes that it does not show", async () => {
    const before = await pathOf(2);
    await shop.sql("update products set description_en = 'Another', stock = 0 where id = 2");
    await shop.app.catalogueChanged();
    expect(await pathOf(2)).toBe(before);
  });

  test.each([
    ["markup", `<span size="999999">A</span> & <b>"B" 'C'`],
    ["letters that the font lacks", "🔥 漢字 \u{e000}"],
    ["control characters and half a letter", "A\u0007\u001b B \u202e C"],
    ["piled marks", `ক${"\u0301".repeat(60)}`],
    ["one long word", "W".repeat(100)],
    ["one long Bengali word", "ক্ষ্ম্যা".repeat(12)],
    ["fractions", "½ kg"],
  ])("is drawn with %s in the name", async (_, name) => {
    await shop.sql("update products set name_en = $1, name_bn = $1 where id = 3", [name]);
    await shop.app.catalogueChanged();
    const [english, bengali] = await Promise.all([pathOf(3), pathOf(3, "bn")]);
    for (const path of [english, bengali]) {
      const drawn = await drawnAt(path as string);
      // The price stays where it is, and nothing runs over the right edge.
      expect(await inkIn(drawn, { left: 620, top: 480, width: 300, height: 150 })).toBeGreaterThan(1_000);
      expect(await inkIn(drawn, { left: 1_160, top: 30, width: 40, height: 600 })).toBe(0);
    }
  });

  test("marks the offer in a corner of the tile", async () => {
    await shop.sql("update products set price_poisha = 40000, original_price_poisha = null where id = 4");
    await shop.app.catalogueChanged();
    const corner = { left: 40, top: 60, width: 120, height: 30 };
    const plain = await inkIn(await drawnAt(await pathOf(4)), corner);
    await shop.sql("update products set original_price_poisha = 50000 where id = 4");
    await shop.app.catalogueChanged();
    expect(await inkIn(await drawnAt(await pathOf(4)), corner)).toBeGreaterThan(plain + 200);
  });

  test("is not there for what is unknown, archived or no such URL", async () => {
    const path = await pathOf(6);
    await shop.sql("update products set is_archived = true where id = 6");
    for (const wrong of [
      path,
      "/pictures/share/en/999999-0123456789abcdef.jpg",
      "/pictures/share/en/9999999999-0123456789abcdef.jpg",
      "/pictures/share/en/0-0123456789abcdef.jpg",
      "/pictures/share/de/1-0123456789abcdef.jpg",
      "/pictures/share/en/1.jpg",
      "/pictures/share/en/1-0123456789ABCDEF.jpg",
    ])
      expect((await fetched(wrong)).status, wrong).toBe(404);
  });
});

test("many pictures at once are refused to one network until later", async () => {
  const limited = await testShop({ RATE_LIMIT: "1" });
  const pathIn = async (id: number) =>
    (await limited.get(`/api/products/${id}?lang=en`)).body.data.share_picture;
  const paths = await Promise.all(Array.from({ length: 60 }, (_, index) => pathIn(index + 20)));
  const answers = await Promise.all(paths.map((path) => fetched(path, limited)));
  const statuses = answers.map(({ status }) => status);
  // 503 where more than sixteen wait.
  expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
  for (const { status, headers } of answers)
    if (status !== 200) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("URLs that nobody made lead to the current picture", async () => {
  const real = await pathOf(7);
  const invented = Array.from({ length: 50 }, (_, index) =>
    real.replace(/-.*/, `-${String(index).padStart(16, "0")}.jpg`),
  );
  for (const path of invented) {
    const answer = await fetched(`${path}?x=1`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, real]);
  }
});

test("its tiles have the colours of the page", async () => {
  const css = readFileSync("src/ui/styles/tints.css", "utf8");
  for (const tint of [...tints, "none"]) {
    const of = tint === "none" ? "[data-category] {" : `[data-category="${tint}"] {`;
    const block = css.slice(css.indexOf(of)).split("}")[0] ?? "";
    const { tint: light, deep } = tileColours(tint);
    expect([tint, light, deep]).toEqual([tint, srgb(block, "tint"), srgb(block, "deep")]);
  }
});

/** An OKLCH colour of a style sheet as sRGB: https://bottosson.github.io/posts/oklab */
function srgb(block: string, name: string): string {
  const [, values = ""] = new RegExp(`--${name}: oklch\\(([\\d. ]+)\\)`).exec(block) ?? [];
  const [lightness = 0, chroma = 0, hue = 0] = values.split(" ").map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const parts = linear.map((one) => {
    const within = Math.min(1, Math.max(0, one));
    const value = within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
