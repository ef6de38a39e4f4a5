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
  const edgePixels = listEdgePixels(smallCopy);
  const meanColour = [0, 1, 2].map((channel) => average(edgePixels.map((pixel) => pixel[channel] ?? 0)));
  const whole = edgePixels.every((pixel) =>
    pixel.every((value, channel) => Math.abs(value - (meanColour[channel] ?? 0)) <= maxDeviation),
  );
  return { ground: toHex(whole ? meanColour : [dominant.r, dominant.g, dominant.b]), whole };
}

/** The colours of the pixels at the edge of the small copy, as [red, green, blue]. */
function listEdgePixels(smallCopy: Buffer): number[][] {
  const last = sidePixels - 1;
  const edgePixels: number[][] = [];
  for (let y = 0; y < sidePixels; y++)
    for (let x = 0; x < sidePixels; x++) {
      const isAtEdge = x === 0 || y === 0 || x === last || y === last;
      const offset = 3 * (y * sidePixels + x);
      if (isAtEdge) edgePixels.push([...smallCopy.subarray(offset, offset + 3)]);
    }
  return edgePixels;
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const toHex = (channels: number[]) =>
  channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
