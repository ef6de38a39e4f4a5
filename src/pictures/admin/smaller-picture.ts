import { pictureWidths } from "#src/api/picture-url.ts";
import { detectKind, type FileKind, headBytes } from "../kind.ts";
import { maxRatio } from "../rules.ts";

/** Pixels: a quarter more than the shop's widest file, to limit the loss of quality. */
const maxWidth = 1.25 * Math.max(...pictureWidths);

/** From 0 to 1. Loses less than the shop's own files do: docs/decisions/0016-pictures.md. */
const quality = 0.9;

/** A file of more bytes may have more pixels than a phone's browser can hold. */
const maxBytes = 30_000_000;

/** Output type by input type. JPEG suits photographs, but would turn transparent parts of a PNG black. */
const outputTypes: Partial<Record<FileKind, string>> = {
  jpeg: "image/jpeg",
  heic: "image/jpeg",
  png: "image/webp",
};

/** Scales a wide JPEG, PNG or HEIC down. Returns the file itself if that fails or saves nothing. */
export async function smallerPicture(file: Blob): Promise<Blob> {
  // Browsers throw different errors for a broken file, out of memory or a missing codec.
  const redrawn = await redraw(file).catch(() => undefined);
  return redrawn && redrawn.size < file.size ? redrawn : file;
}

async function redraw(file: Blob): Promise<Blob | undefined> {
  const type = outputTypes[detectKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))];
  if (!type || file.size > maxBytes) return undefined;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const isStrip = Math.max(bitmap.width / bitmap.height, bitmap.height / bitmap.width) > maxRatio;
    return bitmap.width > maxWidth && !isStrip ? await encodeCanvas(drawScaled(bitmap), type) : undefined;
  } finally {
    bitmap.close();
  }
}

function drawScaled(bitmap: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(maxWidth, Math.round((bitmap.height / bitmap.width) * maxWidth));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || !canReadPixels(context)) throw new Error("nothing can be drawn");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The largest difference of a colour, of 255, that rounding may cause. */
const maxRounding = 8;

/** Whether pixels are read back as drawn: browsers that resist fingerprinting may return noise. */
function canReadPixels(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = "#4080c0";
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, 1, 1);
  return Math.max(Math.abs(red - 0x40), Math.abs(green - 0x80), Math.abs(blue - 0xc0)) < maxRounding;
}

async function encodeCanvas(canvas: OffscreenCanvas, type: string): Promise<Blob | undefined> {
  const blob = await canvas.convertToBlob({ type, quality });
  return blob.type === type ? blob : undefined;
}
