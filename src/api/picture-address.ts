/** The widths that every uploaded picture is kept in, in pixels: a cart's tile, a card, a phone's page, a desktop's. */
export const pictureWidths = [160, 320, 640, 1280] as const;

export type PictureFormat = "avif" | "webp";

/** What the address of an uploaded picture says of it. */
export type Picture = {
  /** 32 hexadecimal digits. */
  hash: string;
  /** Of the original, upright, in pixels. */
  width: number;
  height: number;
  /** What it stands on until it comes: "rrggbb"; empty where one sees through it. */
  ground: string;
  /** Nothing may be cut off: its edge has one colour, the ground's, or one sees through it. */
  whole: boolean;
};

const written = /^\/pictures\/([0-9a-f]{32})-(\d+)x(\d+)-([0-9a-f]{6})?(-whole)?\.webp$/;

/**
 * The address under which a picture stands in products, categories, sliders and orders: with all that a page has to know, so
 * that nobody asks for it. It leads to a middling WebP, for those who can read nothing else out of it.
 */
export const pictureAddress = ({ hash, width, height, ground, whole }: Picture): string =>
  `/pictures/${hash}-${width}x${height}-${ground}${whole ? "-whole" : ""}.webp`;

/** Reads such an address; undefined for any other, such as a drawing's. */
export function readPictureAddress(address: string): Picture | undefined {
  const [, hash = "", width, height, ground = "", whole] = written.exec(address) ?? [];
  if (!hash) return undefined;
  return { hash, width: Number(width), height: Number(height), ground, whole: whole !== undefined };
}
