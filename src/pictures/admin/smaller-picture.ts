import { pictureWidths } from "#src/api/picture-url.ts";
import { type FileKind, headBytes, kindOf } from "../kind.ts";
import { maxRatio } from "../rules.ts";

/** In pixels: a quarter more than the widest file that the shop makes, so that what is lost here is hardly seen there. */
const widest = 1.25 * Math.max(...pictureWidths);

/** Of 1. What a photograph loses by it is less than what it loses in the shop's own files; see docs/decisions/0016-pictures.md. */
const quality = 0.9;

/** In bytes. A longer file may have more pixels than a phone's browser can hold. */
const mostBytes = 30_000_000;

/** What is drawn anew, and as what. JPEG takes a photograph best, and would make black of what is transparent in a PNG. */
const drawnAs: Partial<Record<FileKind, string>> = {
  jpeg: "image/jpeg",
  heic: "image/jpeg",
  png: "image/webp",
};

/**
 * A wide JPEG, PNG or HEIC as wide as the shop can use, upright. The file itself where it is narrow or of another kind, where this
 * would not save a byte, and where the browser cannot: what is wrong with a file the server says.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  // What a browser throws at a broken file, without memory or without a codec differs from one to the next.
  const drawn = await drawnAnew(file).catch(() => undefined);
  return drawn && drawn.size < file.size ? drawn : file;
}

async function drawnAnew(file: Blob): Promise<Blob | undefined> {
  const type = drawnAs[kindOf(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))];
  if (!type || file.size > mostBytes) return undefined;
  const whole = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const isStrip = Math.max(whole.width / whole.height, whole.height / whole.width) > maxRatio;
    return whole.width > widest && !isStrip ? await written(drawn(whole), type) : undefined;
  } finally {
    whole.close();
  }
}

function drawn(whole: ImageBitmap): OffscreenCanvas {
  const canvas = new OffscreenCanvas(widest, Math.round((whole.height / whole.width) * widest));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || !readsAsDrawn(context)) throw new Error("nothing can be drawn");
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Whether what is drawn is what is read: a browser that hides what machine it runs on may give noise instead. */
function readsAsDrawn(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = "#4080c0";
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, 1, 1);
  return Math.max(Math.abs(red - 0x40), Math.abs(green - 0x80), Math.abs(blue - 0xc0)) < 8;
}

async function written(canvas: OffscreenCanvas, type: string): Promise<Blob | undefined> {
  const blob = await canvas.convertToBlob({ type, quality });
  // A type that it cannot write a browser replaces by PNG.
  return blob.type === type ? blob : undefined;
}
