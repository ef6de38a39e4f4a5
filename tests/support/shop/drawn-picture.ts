import sharp from "sharp";

export function testPicture(seed: number, { width = 400, height = 300, colour = "#c03010" } = {}) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: "#f8d0a0" } as const;
  const dot = {
    create: { width: 8, height: 8, channels: 3, background: { r: seed, g: 99, b: 99 } },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: { create: half }, left: Math.ceil(width / 2), top: 0 },
    { input: dot, left: 4, top: 4 },
  ]);
}

/** The URL of a stored picture in another width and format. */
export const variant = (address: string, width: number, format: string) =>
  address.replace(/-\d+x.*/, `-${width}.${format}`);
