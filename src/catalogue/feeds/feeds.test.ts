import { gunzipSync } from "node:zlib";
import { parse } from "csv-parse/sync";
import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { jpegUrl, readPictureUrl } from "#src/api/picture-url.ts";
import type { Locale } from "#src/language/locale.ts";
import { urlIn } from "#src/language/locale.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import type { Product } from "../contract.ts";
import { isPublicGtin } from "../product/gtin.ts";

const url = "https://tatka.example";
const shop = await testShop({ PUBLIC_URL: url });

type FeedItem = Record<string, string>;

const pageOf = async (id: number | string, language: Locale): Promise<Product> =>
  (await shop.get(`/api/products/${id}?lang=${language}`)).body.data;

/** The items of the RSS, by their elements' names without the prefix. Fails if the document is not well-formed. */
async function googleItems(language: Locale): Promise<FeedItem[]> {
  const { body } = await shop.get(`/feeds/google-${language}.xml`);
  // htmlparser2 takes what is not well-formed, too; this parser does not.
  await shop.sql("select xmlparse(document $1::text)", [body]);
  const document = parseDocument(body, { xmlMode: true });
  const named = (node: any, name: string) => node.children.filter((child: any) => child.name === name);
  const [rss] = named(document, "rss");
  expect(rss.attribs).toEqual({ version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" });
  const [channel] = named(rss, "channel");
  return named(channel, "item").map((item: any) => {
    const elements = item.children.filter(({ type }: any) => type === "tag");
    const names = elements.map(({ name }: any) => name);
    expect(new Set(names).size).toBe(names.length);
    return Object.fromEntries(
      elements.map(({ name, children }: any) => [
        name.replace(/^g:/, ""),
        children.map(({ data }: any) => data).join(""),
      ]),
    );
  });
}

async function metaItems(language: Locale): Promise<FeedItem[]> {
  const { body } = await shop.get(`/feeds/meta-${language}.csv`);
  return parse(body, { columns: true });
}

const items = { google: googleItems, meta: metaItems };
const all = (["google", "meta"] as const).flatMap((program) =>
  (["en", "bn"] as const).map((language) => [program, language] as const),
);
const itemOf = async (program: "google" | "meta", language: Locale, id: number) =>
  (await items[program](language)).find((item) => item["id"] === String(id));

const money = /^\d+\.\d\d BDT$/;
const interval = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ\/\d{4}-\d\d-\d\dT\d\d:\d\dZ$/;
/** Required by both programs: https://support.google.com/merchants/answer/7052112, https://www.facebook.com/business/help/120325381656392 */
const required = ["id", "title", "description", "link", "image_link", "price", "availability", "condition"];
const known = {
  google: {
    availability: ["in_stock", "out_of_stock"],
    others: ["identifier_exists", "unit_pricing_measure", "unit_pricing_base_measure"],
  },
  meta: { availability: ["in stock", "out of stock"], others: [] },
};
const optional = [
  "brand",
  "gtin",
  "item_group_id",
  "size",
  "product_type",
  "sale_price",
  "sale_price_effective_date",
];

/** A long text with all that XML and CSV have to escape. */
const odd = `=1+1 <b>"Tea" & 'milk'</b>, \u0007 ]]> ;\n`;

describe.each(all)("the feed for %s in %s", (program, language) => {
  test("holds every product that is sold and has a picture, once", async () => {
    const ids = (await items[program](language)).map(({ id }) => Number(id));
    const sold = await shop.sql<{ id: number }>(
      "select id from products where not is_archived and image <> '' order by id",
    );
    expect(sold.length).toBeGreaterThan(200);
    expect(ids).toEqual(sold.map(({ id }) => id));
  });

  test("keeps to the published requirements", async () => {
    await shop.sql(
      "update products set name_en = $1, name_bn = $2, description_en = $3, description_bn = $4 where id = 12",
      [
        `${odd}${"Long ".repeat(34)}`.trim(),
        "ক্ষীরশাপাতি আম ".repeat(13).trim(),
        odd.repeat(110).trim(),
        "ক্ষীর ".repeat(830).trim(),
      ],
    );
    for (const item of await items[program](language)) {
      const { id = "", title = "", description = "", link, image_link = "", price = "" } = item;
      const about = `${program} ${language} ${id}`;
      for (const name of required) expect(item[name], `${about} ${name}`).toBeTruthy();
      expect([...required, ...optional, ...known[program].others], about).toEqual(
        expect.arrayContaining(Object.keys(item)),
      );
      expect(id, about).toMatch(/^\d{1,50}$/);
      expect([...title].length, about).toBeLessThanOrEqual(150);
      expect([...description].length, about).toBeLessThanOrEqual(5_000);
      expect(title + description, about).not.toMatch(/(?![\t\n\r])\p{Cc}|\p{Cs}/u);
      expect(link, about).toBe(url + urlIn(language, `/products/${id}`));
      expect(image_link, about).toMatch(/^https:\/\/tatka\.example\/pictures\/.+\.jpg$/);
      expect(known[program].availability, about).toContain(item.availability);
      expect(item.condition, about).toBe("new");
      expect(price, about).toMatch(money);
      expect(Number.parseFloat(price), about).toBeGreaterThan(0);
      if (item.sale_price) {
        expect(item.sale_price, about).toMatch(money);
        expect(Number.parseFloat(item.sale_price), about).toBeLessThan(Number.parseFloat(price));
      }
      if (item.sale_price_effective_date) expect(item.sale_price_effective_date, about).toMatch(interval);
      if (item.gtin) expect(isPublicGtin(item.gtin), about).toBe(true);
      expect((item.brand ?? "").length, about).toBeLessThanOrEqual(70);
      expect((item.product_type ?? "").length, about).toBeLessThanOrEqual(750);
      if (program === "meta") expect(item.brand, about).toBeTruthy();
      else expect(item.identifier_exists ?? "", about).toBe(item.brand || item.gtin ? "" : "no");
      const { unit_pricing_measure, unit_pricing_base_measure } = item;
      if (unit_pricing_measure) {
        expect(unit_pricing_measure, about).toMatch(/^[1-9]\d* (g|ml|ct)$/);
        expect(["1 kg", "1 l", "1 ct"], about).toContain(unit_pricing_base_measure);
      }
    }
  });

  test("says the name, price and availability of each page", async () => {
    await shop.sql("update products set stock = 0 where id = 5");
    await shop.app.catalogueChanged();
    const listed = await items[program](language);
    const some = listed.filter(
      (item, index) => index % 7 === 0 || item.id === "5" || item.sale_price || item.item_group_id,
    );
    expect(some.length).toBeGreaterThan(60);
    for (const item of some) {
      const {
        name,
        weight,
        price,
        originalPrice = price,
        stock_left,
        brand,
        gtin,
        size_of,
        sizes,
      } = await pageOf(item.id ?? "", language);
      const charged = item.sale_price || item.price;
      expect([item.id, charged, item.price]).toEqual([
        item.id,
        `${price.toFixed(2)} BDT`,
        `${Math.max(price, originalPrice).toFixed(2)} BDT`,
      ]);
      const left = known[program].availability[stock_left === 0 ? 1 : 0];
      expect([item.id, item.availability]).toEqual([item.id, left]);
      if (item.id !== "12") expect(item.title).toBe(weight ? `${name}, ${weight}` : name);
      expect(item.gtin || undefined).toBe(gtin);
      if (brand) expect(item.brand).toBe(brand);
      expect(item.item_group_id || undefined).toBe(sizes && String(size_of ?? item.id));
    }
    expect(listed.find(({ id }) => id === "5")?.availability).toBe(known[program].availability[1]);
  });

  test("says a new price, offer and stock at once", async () => {
    const set = (price: number, original: number | null, stock: number) =>
      shop.sql("update products set price_poisha = $1, original_price_poisha = $2, stock = $3 where id = 8", [
        price,
        original,
        stock,
      ]);
    await set(432_150, null, 9);
    expect(await itemOf(program, language, 8)).toMatchObject({
      price: "4321.50 BDT",
      availability: known[program].availability[0],
    });
    await set(400_000, 432_150, 0);
    expect(await itemOf(program, language, 8)).toMatchObject({
      price: "4321.50 BDT",
      sale_price: "4000.00 BDT",
      availability: known[program].availability[1],
    });
    await shop.sql("update products set offer_until = now() + interval '2 days' where id = 8");
    const dates = (await itemOf(program, language, 8))?.sale_price_effective_date;
    expect(dates).toMatch(interval);
    await shop.sql("update products set is_archived = true where id = 8");
    expect(await itemOf(program, language, 8)).toBeUndefined();
    await shop.sql("update products set is_archived = false, offer_until = null where id = 8");
  });
});

test("categories and links are in the language of the feed", async () => {
  const english = await itemOf("google", "en", 1);
  const bengali = await itemOf("google", "bn", 1);
  const { category } = await pageOf(1, "bn");
  const path = [...(category.above ?? []), category].map(({ name }) => name);
  expect(bengali?.["product_type"]).toBe(path.join(" > "));
  expect(bengali?.["title"]).not.toBe(english?.["title"]);
  expect(bengali?.["link"]).toBe(`${url}/bn/products/1`);
});

test("a feed names the keys of what it is made of, and is not stored in memory", async () => {
  const before = shop.app.cache.size.entries;
  for (const [path, type] of [
    ["/feeds/google-en.xml", "application/xml; charset=utf-8"],
    ["/feeds/meta-bn.csv", "text/csv; charset=utf-8"],
  ] as const) {
    const { status, headers } = await shop.get(path);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("surrogate-key")).toBe("products categories shop");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  }
  expect(shop.app.cache.size.entries).toBe(before);
});

test("a feed is compressed while it is sent", async () => {
  const get = (headers: Record<string, string>) =>
    shop.app.fetch(new Request("http://shop/feeds/meta-en.csv", { headers }));
  const zipped = await get({ "Accept-Encoding": "gzip, br" });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  const text = gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString();
  expect(text).toBe(await (await get({})).text());
});

test("of three at once one waits; a HEAD, and one that is cancelled, soon hold no place", async () => {
  const large = await testShop();
  await large.sql(`insert into products (sku, category_id, name_en, name_bn, weight_en, weight_bn, image, price_poisha, stock, description_en)
    select 'feed-' || n, 1, 'Feed ' || n, 'ফিড ' || n, '', '', '/pictures/feed.webp', 1000, 1,
           (select string_agg(md5(n || '-' || part), '') from generate_series(1, 60) part)
    from generate_series(1, 1500) n`);
  const send = (method: string) =>
    large.app.fetch(
      new Request("http://shop/feeds/google-en.xml", { method, headers: { "Accept-Encoding": "gzip" } }),
    );
  const taken: Response[] = [];
  const take = async () => {
    const answer = await send("GET");
    if (answer.status === 200) taken.push(answer);
    return answer.status;
  };
  // A HEAD frees its place a moment after its answer.
  const eventually = (status: () => Promise<number>) => expect.poll(status).toBe(200);
  for (let turn = 0; turn < 4; turn++) await eventually(async () => (await send("HEAD")).status);
  for (let turn = 0; turn < 2; turn++) await eventually(take);
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await send(method);
    expect([status, headers.get("retry-after")]).toEqual([503, "30"]);
  }
  for (const { body } of taken) await body?.cancel();
  await eventually(take);
  await taken.at(-1)?.body?.cancel();
});

test("there are no other feeds", async () => {
  for (const path of ["/feeds/google-de.xml", "/feeds/google-en.csv", "/feeds/meta-en.xml", "/feeds/"])
    expect((await shop.get(path)).status, path).toBe(404);
});

test("a network that loads feeds again and again is listed to wait", async () => {
  const limited = await testShop({ RATE_LIMIT: "1" });
  const answers = [];
  for (let turn = 0; turn < 6; turn++) answers.push((await limited.get("/feeds/meta-en.csv")).status);
  expect(answers.slice(0, 4)).toEqual([200, 200, 200, 200]);
  expect(answers).toContain(429);
});

describe("the pictures of a feed", () => {
  test("are square JPEGs, of drawings and of uploads", async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#a63" } })
      .jpeg()
      .toBuffer();
    const { body } = await shop.send("POST", "/api/admin/pictures", {
      token: await shop.signInAdmin(),
      headers: { "Content-Type": "image/jpeg" },
      body: new Uint8Array(photo),
    });
    await shop.sql("update products set image = $1 where id = 9", [body.data.image]);
    for (const id of [1, 9]) {
      const image = (await itemOf("meta", "en", id))?.["image_link"]?.slice(url.length) ?? "";
      const answer = await shop.app.fetch(new Request(`http://shop${image}`));
      expect([image, answer.status, answer.headers.get("content-type")]).toEqual([image, 200, "image/jpeg"]);
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([1_000, 1_000, "jpeg"]);
    }
  });

  test("are made once, whatever sizes their URL names", async () => {
    const { body } = await shop.send("POST", "/api/admin/pictures", {
      token: await shop.signInAdmin(),
      headers: { "Content-Type": "image/jpeg" },
      body: new Uint8Array(
        await sharp({ create: { width: 200, height: 200, channels: 3, background: "#395" } })
          .jpeg()
          .toBuffer(),
      ),
    });
    const real = jpegUrl(body.data.image);
    const first = await shop.app.fetch(new Request(`http://shop${real}`));
    const jpeg = Buffer.from(await first.arrayBuffer());
    // Without its file, only what is in memory can be answered.
    await shop.sql("delete from picture_files where hash = $1", [readPictureUrl(body.data.image)?.hash]);
    const other = real.replace(/-\d+x\d+-/, "-17x23-");
    expect(other).not.toBe(real);
    const second = await shop.app.fetch(new Request(`http://shop${other}?size=9`));
    expect(Buffer.from(await second.arrayBuffer()).equals(jpeg)).toBe(true);
  });

  test("that nobody uploaded or drew are not found", async () => {
    for (const path of [
      `/pictures/${"0".repeat(32)}-640x640-ffffff.jpg`,
      "/pictures/demo/no-such.jpg",
      "/pictures/demo/..%2Fx.jpg",
    ])
      expect((await shop.get(path)).status, path).toBe(404);
  });
});
