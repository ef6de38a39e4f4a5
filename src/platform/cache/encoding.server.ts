import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzip,
} from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that a request takes, by its Accept-Encoding. */
export function chosenEncoding(accepted: string | string[] | undefined | null): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(text)) return "br";
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(text) ? "gzip" : "identity";
}

/** Takes 0.3 ms for a page of 100 kB, made on the spot while somebody waits. */
export const pressedQuickly = (plain: Buffer) => atOnce(brotliCompressSync, plain, options(plain.length, 2));

/** Takes several milliseconds of another thread for a seventh less: for what is asked for again. */
export const pressedWell = async (plain: Buffer) => exact(await brotli(plain, options(plain.length, 9)));

export const unpressed = (pressed: Buffer) => atOnce(brotliDecompressSync, pressed, {});

export const zipped = async (plain: Buffer) => exact(await zip(plain));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The window just holds the text: V8 counts its memory, and with the usual 4 MB collects garbage every few answers. */
const options = (bytes: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(18, Math.max(10, Math.ceil(Math.log2(bytes + 16)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/**
 * Has zlib do something on the spot. What it used for that lives on until V8 looks through all memory, with the 16 kB into
 * which it wrote: at a thousand answers a second V8 would have to do so every half second. So these are taken from it. What
 * other threads do is too rare to matter.
 */
function atOnce(work: typeof brotliCompressSync, bytes: Buffer, how: BrotliOptions): Buffer {
  const result: BrotliOptions = { ...how, info: true };
  const { buffer, engine } = work(bytes, result) as unknown as {
    buffer: Buffer;
    engine: { _outBuffer?: Buffer };
  };
  delete engine._outBuffer;
  return exact(buffer);
}

/** The bytes alone: what zlib gives, and short texts, stand in a larger piece of memory, which would be kept with them. */
export function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
