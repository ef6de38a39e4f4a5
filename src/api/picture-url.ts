/** The widths of every stored upload in pixels: for a cart item, a card, a phone's page and a desktop's page. */
export const pictureWidths = [160, 320, 640, 1280] as const;

export type PictureFormat = "avif" | "webp";

export type Picture = {
  /** 32 hexadecimal digits. */
  hash: string;
  /** Size of the original, upright, in pixels. */
  width: number;
  height: number;
  /** The background colour as six hexadecimal digits; "" if none is known. */
  ground: string;
  /** Whether it must not be cropped: its edge has one colour, or it is transparent. */
  whole: boolean;
};

const urlPattern = /^\/pictures\/([0-9a-f]{32})-(\d+)x(\d+)-([0-9a-f]{6})?(-whole)?\.webp$/;

/** The URL of an uploaded picture, which names its size and background; its answer is a WebP of medium size. */
export const pictureUrl = ({ hash, width, height, ground, whole }: Picture): string =>
  `/pictures/${hash}-${width}x${height}-${ground}${whole ? "-whole" : ""}.webp`;

/** Parses such a URL; undefined for any other, such as a demo picture's. */
export function readPictureUrl(url: string): Picture | undefined {
  const [, hash = "", width, height, ground = "", whole] = urlPattern.exec(url) ?? [];
  if (!hash) return undefined;
  return { hash, width: Number(width), height: Number(height), ground, whole: whole !== undefined };
}

/** Whether this is the URL of a drawing of the demo. */
export const isDrawn = (url: string): boolean => url.startsWith("/pictures/demo/");

/** The URL of the widest file of an uploaded picture; any other URL as it is. */
export function largestPicture(url: string): string {
  const picture = readPictureUrl(url);
  return picture ? `/pictures/${picture.hash}-1280.webp` : url;
}

/** The URL of a picture as a square JPEG, for programs that read nothing else; any other file as it is. */
export const jpegUrl = (url: string): string =>
  isDrawn(url) || readPictureUrl(url) ? url.replace(/\.(svg|webp)$/, ".jpg") : url;
