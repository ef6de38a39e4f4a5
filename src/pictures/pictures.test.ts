import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestShop } from "../../tests/open-test-shop.ts";
import { below } from "../../tests/server/processes.ts";
import { readPictureAddress } from "../api/picture-address.ts";
import { createApp } from "../app.server.ts";
import { cleanUp } from "../cleanup.server.ts";
import { openDatabase } from "../platform/database/database.server.ts";
import { Encoder } from "./encoding/encoder.server.ts";

let shop: Awaited<ReturnType<typeof openTestShop>>;
let admin: string;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.signInAdmin();
});
afterAll(() => shop.close());

const upload = (body: Uint8Array, language = "en") =>
  shop.post(`/api/admin/pictures?lang=${language}`, body, { token: admin });

const fetched = async (path: string, headers: Record<string, string> = {}, method = "GET") =>
  shop.app.fetch(new Request(`http://shop${path}`, { headers, method }));

const bytesOf = async (path: string) => Buffer.from(await (await fetched(path)).arrayBuffer());

/** A picture of one colour with a lighter half; the first argument tells it from others. */
function drawn(seed: number, { width = 400, height = 300, colour = "#c03010" } = {}) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: "#f8d0a0" } as const;
  const dot = {
    create: { width: 8, height: 8, channels: 3, background: { r: seed, g: 99, b: 99 } },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: { create: half }, left: Math.ceil(width / 2), top: 0 },
    { input: dot, left: 4, top: 4 },
  ]);
}

const variant = (address: string, width: number, format: string) =>
  address.replace(/-\d+x.*/, `-${width}.${format}`);

describe("an uploaded picture", () => {
  test("is kept as AVIF and WebP in each width up to its own, and its address says what it is", async () => {
    const { status, body } = await upload(await drawn(1, { width: 900, height: 600 }).jpeg().toBuffer());
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ width: 900, height: 600 });
    const picture = readPictureAddress(body.data.image);
    expect(picture).toMatchObject({ width: 900, height: 600, whole: false });
    const files = await shop.sql<{ width: number; format: string }>(
      "select width, format from picture_files where hash = $1 order by format, width",
      [picture?.hash],
    );
    expect(files.map(({ width, format }) => `${format} ${width}`)).toEqual(
      ["avif", "webp"].flatMap((format) => [160, 320, 640, 1280].map((width) => `${format} ${width}`)),
    );
    const sizes = await Promise.all(
      [160, 640, 1280].map(async (width) => {
        const {
          format,
          width: real,
          height,
        } = await sharp(await bytesOf(variant(body.data.image, width, "avif"))).metadata();
        return [format, real, height];
      }),
    );
    expect(sizes).toEqual([
      ["heif", 160, 107],
      ["heif", 640, 427],
      ["heif", 900, 600],
    ]);
  });

  test("stands upright, and says nothing of camera and place any more", async () => {
    const taken = await drawn(2)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Make: "Walton" }, IFD3: { GPSLatitude: "23/1 45/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.toString("latin1")).toContain("Walton");
    const { body } = await upload(taken);
    expect(body.data).toMatchObject({ width: 300, height: 400 });
    for (const format of ["avif", "webp"]) {
      const read = await sharp(await bytesOf(variant(body.data.image, 320, format))).metadata();
      expect([read.width, read.height, read.exif, read.orientation, read.icc]).toEqual([
        ...[300, 400, undefined],
        ...[undefined, undefined],
      ]);
    }
    // The lighter half was at the right; turned by 90° it is below.
    const { data } = await sharp(await bytesOf(variant(body.data.image, 320, "webp")))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const green = (row: number) => data[3 * (row * 300 + 150) + 1] ?? 0;
    expect([green(40) < 100, green(360) > 150]).toEqual([true, true]);
  });

  test("with holes keeps them and has no ground; before an even wall it is whole on the wall's colour", async () => {
    const wall = { width: 300, height: 300, background: "#fdfdfd", channels: 3 } as const;
    const thing = await sharp({ create: { ...wall, width: 100, height: 180, background: "#207040" } })
      .png()
      .toBuffer();
    const onWall = await sharp({ create: wall })
      .composite([{ input: thing }])
      .jpeg()
      .toBuffer();
    const holes = { ...wall, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const cutOut = await sharp({ create: holes })
      .composite([{ input: thing }])
      .png()
      .toBuffer();
    const [first, second] = [await upload(onWall), await upload(cutOut)].map(({ body }) => body.data.image);
    expect(readPictureAddress(first)).toMatchObject({ ground: "fdfdfd", whole: true });
    expect(readPictureAddress(second)).toMatchObject({ ground: "", whole: true });
    expect((await sharp(await bytesOf(variant(second, 160, "avif"))).stats()).isOpaque).toBe(false);
  });

  test("is the same picture the second time, and is not made again", async () => {
    const bytes = await drawn(3).webp().toBuffer();
    const making = vi.spyOn(Encoder.prototype, "encode");
    const [first, second] = [await upload(bytes), await upload(bytes)];
    expect(second.body).toEqual(first.body);
    expect(making).toHaveBeenCalledTimes(1);
    making.mockRestore();
  });
});

describe("the upload refuses, in both languages and with what would do,", () => {
  const gif = () =>
    sharp(Buffer.alloc(64 * 128 * 3, 90).fill(9, 64 * 64 * 3), {
      raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
    });
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    randomBytes(400),
  ]);
  const half = async () => {
    const whole = await drawn(4, { width: 1000, height: 800 }).jpeg({ quality: 95 }).toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const wall = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const bomb = () => wall(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  const avif = () => wall(6000, 5000).avif({ effort: 0 }).toBuffer();
  const png = async (text: string) =>
    Buffer.concat([(await drawn(5).png().toBuffer()).subarray(0, 20), Buffer.from(text)]);

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, RegExp, RegExp]>([
    ["a text called .jpg", () => Buffer.from("buy milk"), /not a picture.*JPEG/, /ছবি নয়/],
    ["nothing at all", () => Buffer.alloc(1), /not a picture/, /ছবি নয়/],
    ["half a JPEG", half, /damaged/, /নষ্ট/],
    ["a PNG that ends in something else", () => png("hello"), /damaged/, /নষ্ট/],
    ["a GIF", () => gif().gif().toBuffer(), /Moving pictures/, /স্থির/],
    ["a WebP that moves", () => gif().webp().toBuffer(), /Moving pictures/, /স্থির/],
    ["an iPhone's HEIC, saying how to get a JPEG", () => heic, /iPhone.*Most Compatible/, /আইফোন/],
    [
      "an SVG",
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      /PNG/,
      /পিএনজি/,
    ],
    ["a PDF", () => Buffer.from("%PDF-1.7 …"), /PDF/, /পিডিএফ/],
    ["81 megapixels in a small file", bomb, /50 megapixels/, /৫০ মেগাপিক্সেল/],
    ["an AVIF that takes a gigabyte to read", avif, /25 megapixels/, /২৫ মেগাপিক্সেল/],
    [
      "what is hardly a picture",
      () => drawn(6, { width: 40, height: 40 }).png().toBuffer(),
      /at least 64/,
      /৬৪/,
    ],
    ["a strip", () => drawn(7, { width: 2000, height: 100 }).png().toBuffer(), /up to 5 times/, /৫/],
  ])("%s", async (_, make, english, bengali) => {
    const bytes = await make();
    const [one, other] = [await upload(bytes), await upload(bytes, "bn")];
    expect([one.status, one.body.code, one.body.errors?.picture]).toEqual([
      422,
      "invalid_fields",
      one.body.message,
    ]);
    expect(one.body.message).toMatch(english);
    expect(other.body.message).toMatch(bengali);
  });

  test("11 MB, before they are read, and also where nobody says how many they are", async () => {
    const headers = { Authorization: `Bearer ${admin}`, "Content-Type": "image/jpeg" };
    const said = new Request("http://shop/api/admin/pictures?lang=en", {
      method: "POST",
      headers: { ...headers, "Content-Length": "11000000" },
      body: new ReadableStream({ pull: () => Promise.reject(new Error("it was read")) }),
      duplex: "half",
    } as RequestInit);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const unsaid = new Request("http://shop/api/admin/pictures?lang=en", {
      ...{ method: "POST", headers, body: endless, duplex: "half" },
    } as RequestInit);
    for (const request of [said, unsaid]) {
      const answer = await shop.app.fetch(request);
      const { code, message } = (await answer.json()) as { code: string; message: string };
      expect([answer.status, code]).toEqual([413, "too_large"]);
      expect(message).toContain("10 MB");
    }
    expect(sent).toBeLessThan(10_500_000);
  });

  test("a stranger and a customer, before a byte is read", async () => {
    const bytes = new Uint8Array(10);
    const customer = await shop.newCustomer();
    expect((await shop.post("/api/admin/pictures", bytes)).status).toBe(401);
    expect((await shop.post("/api/admin/pictures", bytes, { token: customer })).status).toBe(403);
  });

  test("what it could not make in time or in the memory it has, and goes on", async () => {
    const children = () => below(process.pid).filter(({ command }) => command.includes("encode-process"));
    const waiting = upload(await drawn(8, { width: 3000, height: 3000 }).jpeg().toBuffer());
    await vi.waitFor(() => expect(children().length).toBeGreaterThan(0), { timeout: 20_000, interval: 5 });
    for (const { pid } of children()) process.kill(pid, "SIGKILL");
    const { status, body } = await waiting;
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
    expect(body.message).toContain("damaged");
    expect((await upload(await drawn(9).png().toBuffer())).status).toBe(200);
  });

  test("the one too many of those that wait, and says when to come again", async () => {
    const encoder = new Encoder();
    const rest = await Promise.all(Array.from({ length: 12 }, () => encoder.encode(Buffer.from("none"))));
    encoder.close();
    const kinds = rest.map((one) => ("unfit" in one ? one.unfit : "made"));
    expect(kinds.filter((kind) => kind === "no_turn")).toHaveLength(4);
    expect(new Set(kinds)).toEqual(new Set(["broken", "no_turn"]));
  });
});

describe("a stored picture", () => {
  let address: string;
  beforeAll(async () => {
    address = (await upload(await drawn(20, { width: 700, height: 700 }).jpeg().toBuffer())).body.data.image;
  });

  test.each(["avif", "webp"])(
    "is served as %s for ever, by HEAD, too, and not twice to whoever has it",
    async (format) => {
      const path = variant(address, 320, format);
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

  test("is a WebP at the address itself, as one who shares the page asks for it", async () => {
    const answer = await fetched(address);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(640);
  });

  test("is there in another process at once, and from its memory while the database is away", async () => {
    const database = openDatabase(shop.shop.connection, 4);
    const other = await createApp({ ...shop.shop, database });
    const path = variant((await upload(await drawn(21).jpeg().toBuffer())).body.data.image, 640, "avif");
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
    const { image } = (await upload(await drawn(30).jpeg().toBuffer())).body.data;
    const before = await imageOf(8);
    expect((await change(8, { image })).body.errors).toHaveProperty("was.image");
    expect((await change(8, { image, was: { image: before } })).body.data.image).toBe(image);
    await shop.app.catalogueChanged();
    expect(await imageOf(8)).toBe(image);
    const late = await change(8, { image, was: { image: before } });
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
  const made = await Promise.all(
    Array.from(
      { length: 8 },
      async (_, at) =>
        (
          await upload(
            await drawn(40 + at)
              .png()
              .toBuffer(),
          )
        ).body.data.image as string,
    ),
  );
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
  const hashOf = (address: string) => readPictureAddress(address)?.hash;
  await shop.sql("update pictures set needed_at = now() - interval '8 days' where hash <> $1", [
    hashOf(fresh),
  ]);

  await cleanUp(shop.shop);
  const left = await shop.sql<{ hash: string }>("select hash from pictures");
  const there = new Set(left.map(({ hash }) => hash));
  expect(made.filter((address) => !there.has(hashOf(address) ?? ""))).toEqual([unused]);
  expect(await shop.sql("select from picture_files where hash = $1", [hashOf(unused)])).toEqual([]);
  const soon = await shop.sql("select from pictures where needed_at < now() - interval '7 days'");
  expect(soon).toEqual([]);
});
