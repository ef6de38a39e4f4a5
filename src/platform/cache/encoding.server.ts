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

/** The best encoding that the Accept-Encoding header of a request allows. */
export function chosenEncoding(accepted: string | string[] | undefined | null): Encoding {
  const text = String(accepted ?? "");
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(text)) return "br";
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(text) ? "gzip" : "identity";
}

/**
 * In bytes. Shorter answers are not compressed, or only when requested again: suggestions while typing are hundreds a second, and each
 * new encoder adds work for the garbage collector.
 */
export const worthPressing = 4_096;

/** Fast, for an answer that somebody waits for: 0.3 ms for 100 kB, on this thread. */
export const pressedQuickly = (plain: Buffer) => exact(brotliCompressSync(plain, options(plain.length, 2)));

/** Slow, for an answer that is requested again: several milliseconds on another thread, one seventh smaller. */
export const pressedWell = async (plain: Buffer) => exact(await brotli(plain, options(plain.length, 9)));

export const unpressed = (pressed: Buffer) => exact(brotliDecompressSync(pressed));

export const zipped = async (plain: Buffer) => exact(await zip(plain));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The window is as large as the text: with brotli's usual 4 MB, which V8 counts, garbage is collected every few answers. */
const options = (bytes: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(18, Math.max(10, Math.ceil(Math.log2(bytes + 16)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** A copy of its own: zlib's results and short texts are views of a larger buffer, which would stay in memory with them. */
export function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
