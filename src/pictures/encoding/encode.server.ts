import sharp, { type Metadata } from "sharp";
import { type PictureFormat, pictureWidths } from "#src/api/picture-url.ts";
import { maxAvifPixels, maxPixels, maxRatio, minSide } from "../rules.ts";
import { findBackground, type Pixels } from "./find-background.server.ts";

export type PictureFile = { width: number; format: PictureFormat; bytes: Buffer };

/** `ground` and `whole`: see `findBackground`. */
export type Encoded = { width: number; height: number; ground: string; whole: boolean; files: PictureFile[] };

export type RefusalReason =
  | "broken"
  | "moving"
  | "too_many_pixels"
  | "too_many_for_avif"
  | "too_small"
  | "too_long";

// Allows only these formats: each reader of libvips is attack surface.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Encodes an upright sRGB copy without metadata in each format and width, never enlarged, or returns the refusal. */
export async function encode(uploaded: Uint8Array): Promise<Encoded | { unfit: RefusalReason }> {
  try {
    const metadata = await sharp(uploaded, { limitInputPixels: false }).metadata();
    const { width, height } = metadata.autoOrient;
    const unfit = findRefusal(width, height, metadata);
    if (unfit) return { unfit };
    const original = await readPixels(uploaded);
    const background = await findBackground(original);
    const files: PictureFile[] = [];
    // The widths below that of the picture, and the next one, whose file has the picture's own width.
    const fileWidths = pictureWidths.filter((_, index) => (pictureWidths[index - 1] ?? 0) < width);
    for (const fileWidth of fileWidths)
      for (const format of ["avif", "webp"] as const)
        files.push({ width: fileWidth, format, bytes: await encodeFile(original, fileWidth, format) });
    return { width, height, ...background, files };
  } catch {
    return { unfit: "broken" };
  }
}

function findRefusal(
  width: number,
  height: number,
  { pages = 1, format }: Metadata,
): RefusalReason | undefined {
  const shorter = Math.min(width, height);
  const longer = Math.max(width, height);
  if (pages > 1) return "moving";
  if (width * height > maxPixels) return "too_many_pixels";
  if (format === "heif" && width * height > maxAvifPixels) return "too_many_for_avif";
  if (shorter < minSide) return "too_small";
  return longer > shorter * maxRatio ? "too_long" : undefined;
}

/** The widest file in pixels, so the original need not stay in memory. */
const widestPixels = pictureWidths.at(-1) as number;

function readPixels(uploaded: Uint8Array): Promise<Pixels> {
  return sharp(uploaded, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width: widestPixels, height: maxRatio * widestPixels, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
}

/** Quality from 1 to 100, and effort: more of it makes smaller files, more slowly. */
const quality = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4, smartSubsample: true },
};

const encodeFile = ({ data, info }: Pixels, width: number, format: PictureFormat): Promise<Buffer> =>
  sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })[format](quality[format]).toBuffer();
