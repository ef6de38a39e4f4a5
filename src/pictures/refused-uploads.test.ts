import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { below } from "#tests/server/processes.ts";
import { testPicture } from "#tests/support/shop/drawn-picture.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { Encoder } from "./encoding/encoder.server.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const upload = (body: Uint8Array, language = "en") =>
  shop.post(`/api/admin/pictures?lang=${language}`, body, { token: admin });

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
    const whole = await testPicture(4, { width: 1000, height: 800 }).jpeg({ quality: 95 }).toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  const wall = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const bomb = () => wall(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
  const avif = () => wall(6000, 5000).avif({ effort: 0 }).toBuffer();
  const png = async (text: string) =>
    Buffer.concat([(await testPicture(5).png().toBuffer()).subarray(0, 20), Buffer.from(text)]);

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
      () => testPicture(6, { width: 40, height: 40 }).png().toBuffer(),
      /at least 64/,
      /৬৪/,
    ],
    ["a strip", () => testPicture(7, { width: 2000, height: 100 }).png().toBuffer(), /up to 5 times/, /৫/],
  ])("%s", async (_, make, english, bengali) => {
    const bytes = await make();
    const one = await upload(bytes);
    const other = await upload(bytes, "bn");
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
      method: "POST",
      headers,
      body: endless,
      duplex: "half",
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
    const waiting = upload(await testPicture(8, { width: 3000, height: 3000 }).jpeg().toBuffer());
    await vi.waitFor(() => expect(children().length).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
    for (const { pid } of children()) process.kill(pid, "SIGKILL");
    const { status, body } = await waiting;
    expect([status, body.code]).toEqual([422, "invalid_fields"]);
    expect(body.message).toContain("damaged");
    expect((await upload(await testPicture(9).png().toBuffer())).status).toBe(200);
  });

  test("what is stopped before it is done, as one to send again", async () => {
    const encoder = new Encoder();
    const encoding = encoder.encode(await testPicture(10, { width: 3000, height: 3000 }).jpeg().toBuffer());
    await new Promise(setImmediate);
    encoder.close();
    expect(await encoding).toEqual({ unfit: "no_turn", hasFailed: true });
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

test("one account uploads 500 new pictures a day; what is there already is not counted", async () => {
  const limited = await openTestShop({ RATE_LIMIT: "1" });
  try {
    const token = await limited.signInAdmin();
    const send = (body: Uint8Array) => limited.post("/api/admin/pictures", body, { token });
    const first = await testPicture(71, { width: 100, height: 100 }).png().toBuffer();
    expect((await send(first)).status).toBe(200);
    await limited.sql("update rate_limits set count = 500 where key like 'picture:%'");
    const refused = await send(await testPicture(72, { width: 100, height: 100 }).png().toBuffer());
    expect([refused.status, refused.body.code]).toEqual([429, "too_fast"]);
    expect((await send(first)).status).toBe(200);
  } finally {
    await limited.close();
  }
});
