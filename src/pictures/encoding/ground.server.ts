import sharp, { type OutputInfo } from "sharp";

export type Pixels = { data: Buffer; info: OutputInfo };

/** Size of the copy whose edge is analysed, in pixels. */
const side = 32;

/** Tolerated difference of an edge pixel from the median colour, of 255. */
const even = 14;

/**
 * The background colour of a picture, and whether it must not be cropped: its edge colour if that is even, otherwise the most frequent
 * colour; empty if it is transparent.
 */
export async function backgroundOf({ data, info }: Pixels): Promise<{ ground: string; whole: boolean }> {
  const image = sharp(data, { raw: info });
  const { isOpaque, dominant } = await image.stats();
  if (!isOpaque) return { ground: "", whole: true };
  const small = await image
    .resize(side, side, { fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const edge = Array.from({ length: side * side }, (_, index) => index)
    .filter((at) => at < side || at >= side * (side - 1) || at % side === 0 || at % side === side - 1)
    .map((at) => [...small.subarray(3 * at, 3 * at + 3)]);
  const middle = [0, 1, 2].map((channel) => average(edge.map((point) => point[channel] ?? 0)));
  const whole = edge.every((point) =>
    point.every((value, index) => Math.abs(value - (middle[index] ?? 0)) <= even),
  );
  return { ground: hex(whole ? middle : [dominant.r, dominant.g, dominant.b]), whole };
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const hex = (channels: number[]) =>
  channels.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("");
