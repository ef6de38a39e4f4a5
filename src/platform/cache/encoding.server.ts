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

/** Each finds its encoding in Accept-Encoding, unless q=0 refuses it there. */
const brotliPattern = /\bbr\b(?!;\s*q=0(\.0*)?\b)/;
const gzipPattern = /\bgzip\b(?!;\s*q=0(\.0*)?\b)/;

export function chooseEncoding(accepted: string | string[] | undefined | null): Encoding {
  const text = String(accepted ?? "");
  if (brotliPattern.test(text)) return "br";
  return acceptsGzip(text) ? "gzip" : "identity";
}

export const acceptsGzip = (accepted: string | undefined): boolean => gzipPattern.test(accepted ?? "");

/** Shorter answers are compressed only when requested again: each encoder adds work for the garbage collector. */
export const minCompressedBytes = 4_096;

/** Brotli's qualities, from 0 (fast) to 11 (small). */
const fastQuality = 2;
const smallQuality = 9;

/** Compresses for speed, on this thread: 0.3 ms for 100 kB. */
export const compressFast = (plain: Buffer) =>
  toExactBuffer(brotliCompressSync(plain, brotliOptions(plain.length, fastQuality)));

/** Compresses for size, on another thread: several milliseconds, one seventh smaller. */
export const compressForSize = async (plain: Buffer) =>
  toExactBuffer(await compressBrotli(plain, brotliOptions(plain.length, smallQuality)));

export const decompress = (brotli: Buffer) => toExactBuffer(brotliDecompressSync(brotli));

export const toGzip = async (plain: Buffer) => toExactBuffer(await compressGzip(plain));

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli's smallest window, and the largest that is used here, as powers of two. */
const windowBits = { min: 10, max: 18 };

/** The window is as large as the text: V8 counts brotli's default of 4 MB, and would collect garbage every few answers. */
const brotliOptions = (bytes: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      windowBits.max,
      Math.max(windowBits.min, Math.ceil(Math.log2(bytes + 16))),
    ),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** Copies the bytes: a view would keep the larger buffer below it in memory. */
export function toExactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
