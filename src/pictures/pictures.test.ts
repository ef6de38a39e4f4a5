import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { testPicture, variant } from "#tests/support/shop/drawn-picture.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { readPictureUrl } from "../api/picture-url.ts";
import { createApp } from "../app.server.ts";
import { cleanUp } from "../cleanup.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const upload = (body: Uint8Array) => shop.post("/api/admin/pictures", body, { token: admin });

const fetched = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  shop.app.fetch(new Request(`http://shop${path}`, { headers, method }));

describe("a stored picture", () => {
  let url: string;
  beforeAll(async () => {
    url = (await upload(await testPicture(20, { width: 700, height: 700 }).jpeg().toBuffer())).body.data
      .image;
  });

  test.each(["avif", "webp"])(
    "is served as %s for ever, by HEAD, too, and not twice to whoever has it",
    async (format) => {
      const path = variant(url, 320, format);
      const answer = await fetched(path);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": `image/${format}`,
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      const etag = answer.headers.get("etag") ?? "";
      expect(Number(answer.headers.get("content-length"))).toBe((await answer.arrayBuffer()).byteLength);
      const again = await fetched(path, { "If-None-Match": etag });
      expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
      const head = await fetched(path, {}, "HEAD");
      expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
        200,
        `image/${format}`,
        "",
      ]);
    },
  );

  test("comes half as wide to who saves data, or has a line as slow as 2G", async () => {
    const width = async (headers: Record<string, string>) => {
      const answer = await fetched(variant(url, 640, "webp"), headers);
      expect(answer.headers.get("vary")).toBe("Save-Data, ECT");
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
    };
    expect(await width({})).toBe(640);
    expect(await width({ "Save-Data": "on" })).toBe(320);
    expect(await width({ ECT: "2g" })).toBe(320);
    expect(await width({ ECT: "4g" })).toBe(640);
  });

  test("is a WebP at the URL itself, as one who shares the page asks for it", async () => {
    const answer = await fetched(url);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
  });

  test("is there in another process at once, and from its memory while the database is away", async () => {
    const database = openDatabase(shop.shop.connection, 4);
    const other = await createApp({ ...shop.shop, database });
    const path = variant(
      (await upload(await testPicture(21).jpeg().toBuffer())).body.data.image,
      640,
      "avif",
    );
    const statusThere = async () => (await other.fetch(new Request(`http://shop${path}`))).status;
    expect(await statusThere()).toBe(200);
    await other.close();
    await database.pool.end();
    expect(await statusThere()).toBe(200);
  });

  test.each([
    `/pictures/${"0".repeat(32)}-320.avif`,
    `/pictures/${"0".repeat(32)}-321.avif`,
    `/pictures/${"0".repeat(32)}-320.svg`,
    `/pictures/${"0".repeat(32)}-320.avif'--`,
    "/pictures/..%2f..%2fpackage.json",
    "/pictures/%00.webp",
    "/pictures/",
  ])("is not %s", async (path) => {
    const { status } = await fetched(path);
    expect([400, 404]).toContain(status);
  });
});

describe("a product's picture", () => {
  const imageOf = async (id: number) => (await shop.get(`/api/products/${id}`)).body.data.image;
  const change = (id: number, fields: object) =>
    shop.post(`/api/admin/products/${id}?lang=en`, fields, { token: admin });

  test("is changed to an uploaded one, if it still is what it was, and shoppers see it", async () => {
    const { image } = (await upload(await testPicture(30).jpeg().toBuffer())).body.data;
    const before = await imageOf(8);
    expect((await change(8, { image })).body.errors).toHaveProperty("was.image");
    expect((await change(8, { image, was: { image: before } })).body.data.image).toBe(image);
    await shop.app.catalogueChanged();
    expect(await imageOf(8)).toBe(image);
    const { image: other } = (await upload(await testPicture(31).jpeg().toBuffer())).body.data;
    const late = await change(8, { image: other, was: { image: before } });
    expect([late.status, late.body.code, late.body.details.now.image]).toEqual([409, "changed", image]);
  });

  test("is refused where it is no uploaded one, or was deleted", async () => {
    const before = await imageOf(9);
    for (const image of [
      "https://evil.example/a.png",
      "javascript:alert(1)",
      `/pictures/${"0".repeat(32)}-10x10-000000.webp`,
    ]) {
      const { status, body } = await change(9, { image, was: { image: before } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ["image"]]);
    }
    expect(await imageOf(9)).toBe(before);
  });
});

test("a picture that stands nowhere is deleted after a week; what is shown anywhere, or was just saved, stays", async () => {
  const made: string[] = [];
  for (let seed = 40; seed < 48; seed++)
    made.push((await upload(await testPicture(seed).png().toBuffer())).body.data.image);
  const [product, category, ordered, slide, hidden, advertised, unused = "", fresh = ""] = made;
  await shop.sql("update products set image = $1 where id = 20", [product]);
  await shop.sql("update categories set icon = $1 where id = 2", [category]);
  await shop.sql("update sliders set image = $1 where id = (select min(id) from sliders)", [slide]);
  await shop.sql(
    "update sliders set image = $1, is_active = false where id = (select max(id) from sliders)",
    [hidden],
  );
  await shop.sql("update advertisements set image = $1 where id = (select min(id) from advertisements)", [
    advertised,
  ]);
  await shop.sql("update products set image = $1 where id = 21", [ordered]);
  const items = [{ product_id: 21, quantity: 1 }];
  const order = { address_details: "Road 5", mobile_no: "01712345678", payment_type: "cash", items };
  expect((await shop.post("/api/place-order", order, { token: await shop.newCustomer() })).status).toBe(200);
  await shop.sql("update products set image = '/pictures/demo/okra.svg' where id = 21");
  const hashOf = (url: string) => readPictureUrl(url)?.hash;
  await shop.sql("update pictures set needed_at = now() - interval '8 days' where hash <> $1", [
    hashOf(fresh),
  ]);

  await cleanUp(shop.shop);
  const left = await shop.sql<{ hash: string }>("select hash from pictures");
  const there = new Set(left.map(({ hash }) => hash));
  expect(made.filter((url) => !there.has(hashOf(url) ?? ""))).toEqual([unused]);
  expect(await shop.sql("select from picture_files where hash = $1", [hashOf(unused)])).toEqual([]);
  const soon = await shop.sql("select from pictures where needed_at < now() - interval '7 days'");
  expect(soon).toEqual([]);
});
