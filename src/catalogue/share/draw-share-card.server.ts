import { join } from "node:path";
import type { OverlayOptions, Sharp } from "sharp";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { cutText } from "#src/language/cut-text.ts";
import { openSharp } from "#src/pictures/rendering/open-sharp.server.ts";
import { asText } from "#src/platform/http/html/as-text.server.ts";
import { colours } from "#src/platform/mail/frame.server.ts";
import { root } from "#src/platform/root.server.ts";
import type { ShareCard } from "./share-card.server.ts";
import { tileColours } from "./tint-colours.server.ts";

/** The size in pixels that chat apps expect. */
const width = 1200;
const height = 630;

/** In pixels: the tile's width, the margin around the texts, the gap between them, and the height of the top band. */
const tile = 560;
const margin = 60;
const gap = 22;
const hem = 14;

/** The maximum length of a name in UTF-16 units, which is three lines. */
const longestName = 90;

const family = "@expo-google-fonts/noto-sans-bengali";
const fonts = {
  regular: { font: "Noto Sans Bengali Medium", fontfile: fontFile("500Medium") },
  bold: { font: "Noto Sans Bengali Bold", fontfile: fontFile("700Bold") },
};

function fontFile(weight: string): string {
  return join(root, "node_modules", family, weight, `NotoSansBengali_${weight}.ttf`);
}

type Writing = {
  weight: keyof typeof fonts;
  /** In pixels. */
  size: number;
  colour: string;
  /** The maximum size in pixels; a larger text is scaled down. A text with several lines is wrapped first. */
  most: { width: number; height: number };
  severalLines?: boolean;
  struck?: boolean;
};

type Drawn = { input?: Buffer; width: number; height: number };

/** The share picture of a product as JPEG. `picture` is the file of its picture, if it has one. */
export async function drawShareCard(card: ShareCard, picture: Buffer | undefined): Promise<Buffer> {
  const sharp = await openSharp();
  const left = picture ? tile + margin : 2 * margin;
  const layers = picture ? [await onTile(picture, card.image), ...(await badgeOf(card))] : [];
  layers.push(...(await textsOf(card, left)));
  return sharp(Buffer.from(groundOf(card, picture !== undefined)))
    .composite(layers)
    .flatten({ background: colours.paper })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The background: the woven band at the top as on the shop's pages, and the tile in the category's colour. */
function groundOf({ tint, image }: ShareCard, hasPicture: boolean): string {
  const { tint: light, deep } = tileColours(tint);
  const ground = readPictureUrl(image)?.ground;
  const side = hasPicture ? tile : margin;
  const curve =
    hasPicture && !ground
      ? `<ellipse cx="${tile / 2}" cy="449" rx="381" ry="51" fill="${deep}"/><rect y="449" width="${tile}" height="200" fill="${deep}"/>`
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="hem" width="28" height="${hem}" patternUnits="userSpaceOnUse">
      <rect width="28" height="${hem}" fill="${colours.leaf}"/><rect x="13" width="15" height="${hem}" fill="#6fa685"/>
      <rect x="21" width="4" height="${hem}" fill="${colours.turmeric}"/>
    </pattern>
    <clipPath id="tile"><rect width="${side}" height="${height}"/></clipPath>
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>
    <g clip-path="url(#tile)"><rect width="${side}" height="${height}" fill="${ground ? `#${ground}` : light}"/>${curve}</g>
    <rect width="${width}" height="${hem}" fill="url(#hem)"/>
  </svg>`;
}

/** An uploaded picture fills the tile unless it must not be cropped; a demo picture is shown whole. */
async function onTile(picture: Buffer, url: string): Promise<OverlayOptions> {
  const sharp = await openSharp();
  const photo = readPictureUrl(url);
  const size = photo ? { width: tile, height: height - hem } : { width: tile, height: tile };
  const input = await sharp(picture, { density: 300 })
    .resize({ ...size, fit: photo && !photo.whole ? "cover" : "contain", background: "#0000" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: 0, top: photo ? hem : hem + (height - hem - tile) / 2 };
}

/**
 * The texts from top to bottom: the shop's name, the product's name, its amount, the original price unless it
 * fits beside the price, and the price.
 */
async function textsOf(card: ShareCard, left: number): Promise<OverlayOptions[]> {
  const room = width - left - margin;
  const { ink, soft, leaf } = colours;
  const line = (size: number, most = room) => ({ size, most: { width: most, height: size * 1.8 } });
  const shop = await write(cutText(card.shop, 40), { weight: "bold", colour: leaf, ...line(36) });
  const per = await write(card.per, { weight: "regular", colour: ink, ...line(40, room / 4) });
  const price = await write(card.price, { weight: "bold", colour: ink, ...line(92, room - per.width - gap) });
  const was = await write(card.was, { weight: "regular", colour: soft, struck: true, ...line(46) });
  const amount = await write(cutText(card.amount, 60), { weight: "regular", colour: soft, ...line(36) });
  const top = hem + 42;
  const priceTop = height - 48 - price.height;
  const afterPrice = left + price.width + (per.width && per.width + gap) + 2 * gap;
  const isBeside = afterPrice + was.width <= width - margin;
  const onBase = (drawn: Drawn) => priceTop + 0.84 * price.height - 0.8 * drawn.height;
  const wasTop = isBeside ? onBase(was) : priceTop - was.height - gap;
  const amountTop = Math.min(wasTop, priceTop) - amount.height - gap;
  const nameRoom = amountTop - top - shop.height - 2 * gap;
  const name = await write(cutText(card.name, longestName), {
    weight: "bold",
    colour: ink,
    size: card.name.length > 40 ? 48 : 66,
    most: { width: room, height: nameRoom },
    severalLines: true,
  });
  return [
    ...at(shop, left, top),
    ...at(name, left, amountTop - gap - name.height),
    ...at(amount, left, amountTop),
    ...at(price, left, priceTop),
    ...at(per, left + price.width + gap, onBase(per)),
    ...at(was, isBeside ? afterPrice : left, wasTop),
  ];
}

/** The badge with the discount, in a corner of the tile. */
async function badgeOf({ off }: ShareCard): Promise<OverlayOptions[]> {
  const text = await write(off, {
    weight: "bold",
    size: 36,
    colour: colours.ink,
    most: { width: tile / 2, height: 60 },
  });
  if (!text.input) return [];
  const left = 32;
  const top = hem + 32;
  const box = { width: text.width + 40, height: 68 };
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">
    <rect width="${box.width}" height="${box.height}" rx="20" fill="${colours.turmeric}"/></svg>`;
  return [
    { input: Buffer.from(ground), left, top },
    ...at(text, left + 20, top + (box.height - text.height) / 2),
  ];
}

const at = ({ input }: Drawn, left: number, top: number): OverlayOptions[] =>
  input ? [{ input, left: Math.round(left), top: Math.round(top) }] : [];

const nothing: Drawn = { width: 0, height: 0 };

/** Draws a text. Returns an empty drawing for a text without visible characters of the font. */
async function write(
  text: string,
  { weight, size, colour, most, severalLines, struck }: Writing,
): Promise<Drawn> {
  const shown = inFont(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(shown)) return nothing;
  const sharp = await openSharp();
  const { font, fontfile } = fonts[weight];
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}"${struck ? ' strikethrough="true"' : ""}>${asText(shown)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
      ...(severalLines && { width: Math.floor(most.width), wrap: "word-char" }),
    },
  });
  const { data, info } = await asPng(drawn);
  if (info.width <= most.width && info.height <= most.height) return { input: data, ...info };
  const smaller = await asPng(
    sharp(data).resize({ width: Math.floor(most.width), height: Math.floor(most.height), fit: "inside" }),
  );
  return { input: smaller.data, ...smaller.info };
}

const asPng = (drawn: Sharp) => drawn.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });

/** Writes "½" as "1/2", and drops characters that the font lacks. */
const inFont = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replace(/[^\p{Script=Latin}\p{Script=Bengali}\p{M}\p{Nd}\p{P}\p{Sc}\p{Zs}+=<>|~°×÷™\u200c\u200d]/gu, "")
    .trim();
