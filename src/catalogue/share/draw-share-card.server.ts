import { join } from "node:path";
import type { OverlayOptions, Sharp } from "sharp";
import { readPictureUrl } from "#src/api/picture-url.ts";
import { cutText } from "#src/language/cut-text.ts";
import { openSharp } from "#src/pictures/rendering/open-sharp.server.ts";
import { asText } from "#src/platform/http/html/as-text.server.ts";
import { colours } from "#src/platform/mail/mail-page.server.ts";
import { root } from "#src/platform/root.server.ts";
import type { ShareCard } from "./share-card.server.ts";
import { tileColours } from "./tile-colours.server.ts";

/** The size in pixels that chat apps expect. */
const width = 1200;
const height = 630;

// The following sizes are in pixels.
const tileWidth = 560;
const margin = 60;
/** The space between the texts. */
const gap = 22;
/** The height of the woven band at the top. */
const bandHeight = 14;

/** The height of one line, as a multiple of its font size: Bengali has signs above and below the letters. */
const lineHeight = 1.8;

/** The distance of the baseline from the top of a text, as a share of its height; the large price has another one. */
const priceBaseline = 0.84;
const smallTextBaseline = 0.8;

/** The maximum length of a name in UTF-16 units, which is three lines. */
const maxNameLength = 90;

const family = "@expo-google-fonts/noto-sans-bengali";
const fonts = {
  regular: { font: "Noto Sans Bengali Medium", fontfile: fontFile("500Medium") },
  bold: { font: "Noto Sans Bengali Bold", fontfile: fontFile("700Bold") },
};

function fontFile(weight: string): string {
  return join(root, "node_modules", family, weight, `NotoSansBengali_${weight}.ttf`);
}

type TextStyle = {
  weight: keyof typeof fonts;
  /** In pixels. */
  size: number;
  colour: string;
  /** The maximum size in pixels; a larger text is scaled down. A text with several lines is wrapped first. */
  maxSize: { width: number; height: number };
  severalLines?: boolean;
  isStruckThrough?: boolean;
};

/** A drawn text and its size in pixels; `input` is a PNG, absent if nothing was drawn. */
type Drawing = { input?: Buffer; width: number; height: number };

/** The share picture of a product as JPEG. `picture` is the file of its picture, if it has one. */
export async function drawShareCard(card: ShareCard, picture: Buffer | undefined): Promise<Buffer> {
  const sharp = await openSharp();
  const left = picture ? tileWidth + margin : 2 * margin;
  const layers = picture ? [await fitOnTile(picture, card.image), ...(await drawBadge(card))] : [];
  layers.push(...(await drawTexts(card, left)));
  return sharp(Buffer.from(drawGround(card, picture !== undefined)))
    .composite(layers)
    .flatten({ background: colours.paper })
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** The background: the woven band at the top as on the shop's pages, and the tile in the category's colour. */
function drawGround({ tint, image }: ShareCard, hasPicture: boolean): string {
  const { tint: tileColour, deep: curveColour } = tileColours(tint);
  const ground = readPictureUrl(image)?.ground;
  const side = hasPicture ? tileWidth : margin;
  const curve =
    hasPicture && !ground
      ? `<ellipse cx="${tileWidth / 2}" cy="449" rx="381" ry="51" fill="${curveColour}"/><rect y="449" width="${tileWidth}" height="200" fill="${curveColour}"/>`
      : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <pattern id="hem" width="28" height="${bandHeight}" patternUnits="userSpaceOnUse">
      <rect width="28" height="${bandHeight}" fill="${colours.leaf}"/><rect x="13" width="15" height="${bandHeight}" fill="#6fa685"/>
      <rect x="21" width="4" height="${bandHeight}" fill="${colours.turmeric}"/>
    </pattern>
    <clipPath id="tile"><rect width="${side}" height="${height}"/></clipPath>
    <rect width="${width}" height="${height}" fill="${colours.paper}"/>
    <g clip-path="url(#tile)"><rect width="${side}" height="${height}" fill="${ground ? `#${ground}` : tileColour}"/>${curve}</g>
    <rect width="${width}" height="${bandHeight}" fill="url(#hem)"/>
  </svg>`;
}

/** An uploaded picture fills the tile unless it must not be cropped; a demo picture is shown whole. */
async function fitOnTile(picture: Buffer, url: string): Promise<OverlayOptions> {
  const sharp = await openSharp();
  const uploaded = readPictureUrl(url);
  const size = uploaded
    ? { width: tileWidth, height: height - bandHeight }
    : { width: tileWidth, height: tileWidth };
  const input = await sharp(picture, { density: 300 })
    .resize({ ...size, fit: uploaded && !uploaded.whole ? "cover" : "contain", background: "#0000" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: 0, top: uploaded ? bandHeight : bandHeight + (height - bandHeight - tileWidth) / 2 };
}

/**
 * The texts from top to bottom: the shop's name, the product's name, its amount, the original price unless it
 * fits beside the price, and the price.
 */
async function drawTexts(card: ShareCard, left: number): Promise<OverlayOptions[]> {
  const textWidth = width - left - margin;
  const { ink, soft, leaf } = colours;
  /** The style of one line in a font size, in pixels. */
  const line = (size: number, maxWidth = textWidth) => ({
    size,
    maxSize: { width: maxWidth, height: size * lineHeight },
  });
  const shop = await drawText(cutText(card.shop, 40), { weight: "bold", colour: leaf, ...line(36) });
  const per = await drawText(card.per, { weight: "regular", colour: ink, ...line(40, textWidth / 4) });
  const price = await drawText(card.price, {
    weight: "bold",
    colour: ink,
    ...line(92, textWidth - per.width - gap),
  });
  const originalPrice = await drawText(card.was, {
    weight: "regular",
    colour: soft,
    isStruckThrough: true,
    ...line(46),
  });
  const amount = await drawText(cutText(card.amount, 60), { weight: "regular", colour: soft, ...line(36) });
  const shopTop = bandHeight + 42;
  const priceTop = height - 48 - price.height;
  const leftAfterPrice = left + price.width + (per.width && per.width + gap) + 2 * gap;
  const fitsBesidePrice = leftAfterPrice + originalPrice.width <= width - margin;
  /** The top of a small text that stands on the price's baseline. */
  const topOnBaseline = (drawn: Drawing) =>
    priceTop + priceBaseline * price.height - smallTextBaseline * drawn.height;
  const originalPriceTop = fitsBesidePrice
    ? topOnBaseline(originalPrice)
    : priceTop - originalPrice.height - gap;
  const amountTop = Math.min(originalPriceTop, priceTop) - amount.height - gap;
  const maxNameHeight = amountTop - shopTop - shop.height - 2 * gap;
  const name = await drawText(cutText(card.name, maxNameLength), {
    weight: "bold",
    colour: ink,
    size: card.name.length > 40 ? 48 : 66,
    maxSize: { width: textWidth, height: maxNameHeight },
    severalLines: true,
  });
  return [
    ...placeAt(shop, left, shopTop),
    ...placeAt(name, left, amountTop - gap - name.height),
    ...placeAt(amount, left, amountTop),
    ...placeAt(price, left, priceTop),
    ...placeAt(per, left + price.width + gap, topOnBaseline(per)),
    ...placeAt(originalPrice, fitsBesidePrice ? leftAfterPrice : left, originalPriceTop),
  ];
}

/** The badge with the discount, in a corner of the tile. */
async function drawBadge({ off }: ShareCard): Promise<OverlayOptions[]> {
  const text = await drawText(off, {
    weight: "bold",
    size: 36,
    colour: colours.ink,
    maxSize: { width: tileWidth / 2, height: 60 },
  });
  if (!text.input) return [];
  const left = 32;
  const top = bandHeight + 32;
  const box = { width: text.width + 40, height: 68 };
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">
    <rect width="${box.width}" height="${box.height}" rx="20" fill="${colours.turmeric}"/></svg>`;
  return [
    { input: Buffer.from(ground), left, top },
    ...placeAt(text, left + 20, top + (box.height - text.height) / 2),
  ];
}

const placeAt = ({ input }: Drawing, left: number, top: number): OverlayOptions[] =>
  input ? [{ input, left: Math.round(left), top: Math.round(top) }] : [];

const emptyDrawing: Drawing = { width: 0, height: 0 };

/** Draws a text. Returns an empty drawing for a text without visible characters of the font. */
async function drawText(
  text: string,
  { weight, size, colour, maxSize, severalLines, isStruckThrough }: TextStyle,
): Promise<Drawing> {
  const printableText = toPrintable(text);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(printableText)) return emptyDrawing;
  const sharp = await openSharp();
  const { font, fontfile } = fonts[weight];
  const image = sharp({
    text: {
      text: `<span foreground="${colour}"${isStruckThrough ? ' strikethrough="true"' : ""}>${asText(printableText)}</span>`,
      font: `${font} ${size}`,
      fontfile,
      dpi: 72,
      rgba: true,
      ...(severalLines && { width: Math.floor(maxSize.width), wrap: "word-char" }),
    },
  });
  const { data, info } = await asPng(image);
  const { width: maxWidth, height: maxHeight } = maxSize;
  if (info.width <= maxWidth && info.height <= maxHeight) return { input: data, ...info };
  const smaller = await asPng(
    sharp(data).resize({ width: Math.floor(maxWidth), height: Math.floor(maxHeight), fit: "inside" }),
  );
  return { input: smaller.data, ...smaller.info };
}

const asPng = (drawn: Sharp) => drawn.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });

/** Writes "½" as "1/2", and drops characters that the font lacks. */
const toPrintable = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replace(/[^\p{Script=Latin}\p{Script=Bengali}\p{M}\p{Nd}\p{P}\p{Sc}\p{Zs}+=<>|~°×÷™\u200c\u200d]/gu, "")
    .trim();
