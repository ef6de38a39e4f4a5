import sharp, { type OutputInfo } from "sharp";

export type Pixels = { data: Buffer; info: OutputInfo };

/** Size of the copy whose edge is analysed, in pixels. */
const sidePixels = 32;

/** Tolerated difference of an edge pixel from the mean colour, of 255. */
const maxDeviation = 14;

/**
 * The background colour of a picture, and whether it must not be cropped: its edge colour if that is even, otherwise the most frequent
 * colour; empty if it is transparent.
 */
export async function findBackground({ data, info }: Pixels): Promise<{ ground: string; whole: boolean }> {
  const image = sharp(data, { raw: info });
  const { isOpaque, dominant } = await image.stats();
  if (!isOpaque) return { ground: "", whole: true };
  const smallCopy = await image
    .resize(sidePixels, sidePixels, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const edgePixels = Array.from({ length: sidePixels * sidePixels }, (_, index) => index)
    .filter(
      (pixelIndex) =>
        pixelIndex < sidePixels ||
        pixelIndex >= sidePixels * (sidePixels - 1) ||
        pixelIndex % sidePixels === 0 ||
        pixelIndex % sidePixels === sidePixels - 1,
    )
    .map((pixelIndex) => [...smallCopy.subarray(3 * pixelIndex, 3 * pixelIndex + 3)]);
  const meanColour = [0, 1, 2].map((channel) => average(edgePixels.map((point) => point[channel] ?? 0)));
  const whole = edgePixels.every((point) =>
    point.every((value, index) => Math.abs(value - (meanColour[index] ?? 0)) <= maxDeviation),
  );
  return { ground: toHex(whole ? meanColour : [dominant.r, dominant.g, dominant.b]), whole };
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const toHex = (channels: number[]) =>
  channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
