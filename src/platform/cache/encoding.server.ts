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

/** For a page that somebody waits for: 0.3 ms for 100 kB, on this thread. */
export const pressedQuickly = (plain: Buffer) => exact(brotliCompressSync(plain, options(plain.length, 2)));

/** For a page that is asked for again: several milliseconds of another thread, a seventh smaller. */
export const pressedWell = async (plain: Buffer) => exact(await brotli(plain, options(plain.length, 9)));

export const unpressed = (pressed: Buffer) => exact(brotliDecompressSync(pressed));

export const zipped = async (plain: Buffer) => exact(await zip(plain));

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A window just as large as the text: with the usual 4 MB, which V8 counts, it collects garbage every few answers. */
const options = (bytes: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(18, Math.max(10, Math.ceil(Math.log2(bytes + 16)))),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  },
});

/** A copy without the larger buffer around it, which zlib's results and short texts share and which would stay in memory. */
export function exact(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
