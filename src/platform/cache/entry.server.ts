import { createHash } from "node:crypto";
import {
  chooseEncoding,
  compressFast,
  compressForSize,
  decompress,
  type Encoding,
  minCompressedBytes,
  toExactBuffer,
} from "./encoding.server.ts";
import { readBytes } from "./ready-bytes.server.ts";
import { readSurrogateKeys } from "./surrogate-keys.server.ts";

/** A stored answer with at least one body, its headers ready to be written. */
export type CacheEntry = {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  keys: readonly string[];
  /** Whether the Brotli body is, or is being, compressed for size. */
  isCompressedForSize: boolean;
};

/** Bytes per entry besides its content. */
const entryOverheadBytes = 1_024;

const keyOverheadBytes = 40;

/** The estimated bytes of an entry; a character counts two, as V8 may store it. */
export function estimateEntryBytes({ bodies, headers, keys }: CacheEntry, key: string): number {
  const characterCount = Object.entries(headers).reduce((sum, pair) => sum + pair.join().length, key.length);
  const bodyBytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return entryOverheadBytes + keyOverheadBytes * keys.length + 2 * characterCount + bodyBytes;
}

/** Copies the text: a substring would keep the whole text in memory. */
export const copyText = (text: string): string => Buffer.from(text).toString();

export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && headers.has("surrogate-key");

/** Answers for a CDN are compressed for size from this many bytes, since each is requested once and served to all. */
const minCompressedForCdnBytes = 512;

/** Reads the whole answer, and compresses it unless it is too short. */
export async function toEntry(response: Response): Promise<CacheEntry> {
  const plain = toExactBuffer(await readBytes(response));
  const isForCdn = response.headers.has("surrogate-control");
  const isShort = plain.length < (isForCdn ? minCompressedForCdnBytes : minCompressedBytes);
  const bodies = isShort
    ? { identity: plain }
    : { br: await (isForCdn ? compressForSize : compressFast)(plain) };
  const etag = createHash("sha256")
    .update(bodies.br ?? plain)
    .digest("base64url")
    .slice(0, 22);
  const headers = Object.fromEntries(response.headers);
  delete headers["content-length"];
  headers.vary = response.headers.has("vary") ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  return { headers, etag, bodies, keys: readSurrogateKeys(response), isCompressedForSize: isForCdn };
}

export const toPlainBody = ({ bodies }: CacheEntry): Buffer =>
  bodies.identity ?? decompress(bodies.br as Buffer);

export function chooseStoredEncoding(
  { bodies }: CacheEntry,
  accepted: string | string[] | undefined | null,
): Encoding {
  const encoding = chooseEncoding(accepted);
  return encoding === "br" && !bodies.br ? "identity" : encoding;
}

/** Weak, because a smaller body with the same content may replace the body of one encoding. */
export const etagForEncoding = (entry: CacheEntry, encoding: Encoding) =>
  `W/"${entry.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
