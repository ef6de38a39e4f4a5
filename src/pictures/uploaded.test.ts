import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { testPicture, variant } from "#tests/support/shop/drawn-picture.ts";
import { testShop } from "#tests/support/shop/open-test-shop.ts";
import { readPictureUrl } from "../api/picture-url.ts";
import { Encoder } from "./encoding/encoder.server.ts";

const shop = await testShop();
const admin = await shop.signInAdmin();

const upload = (body: Uint8Array, language = "en") =>
  shop.post(`/api/admin/pictures?lang=${language}`, body, { token: admin });

const bytesOf = async (path: string) =>
  Buffer.from(await (await shop.app.fetch(new Request(`http://shop${path}`))).arrayBuffer());

describe("an uploaded picture", () => {
  test("is kept as AVIF and WebP in each width up to its own, and its URL says what it is", async () => {
    const { status, body } = await upload(
      await testPicture(1, { width: 900, height: 600 }).jpeg().toBuffer(),
    );
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ width: 900, height: 600 });
    const picture = readPictureUrl(body.data.image);
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
    const taken = await testPicture(2)
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
        300,
        400,
        undefined,
        undefined,
        undefined,
      ]);
    }
    // The lighter half was at the right; after a rotation by 90° it is below.
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
    expect(readPictureUrl(first)).toMatchObject({ ground: "fdfdfd", whole: true });
    expect(readPictureUrl(second)).toMatchObject({ ground: "", whole: true });
    expect((await sharp(await bytesOf(variant(second, 160, "avif"))).stats()).isOpaque).toBe(false);
  });

  test("is the same picture the second time, and is not made again", async () => {
    const bytes = await testPicture(3).webp().toBuffer();
    const making = vi.spyOn(Encoder.prototype, "encode");
    const first = await upload(bytes);
    const second = await upload(bytes);
    expect(second.body).toEqual(first.body);
    expect(making).toHaveBeenCalledTimes(1);
    making.mockRestore();
  });
});
