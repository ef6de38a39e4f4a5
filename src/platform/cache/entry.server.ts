import { createHash } from "node:crypto";
import {
  chosenEncoding,
  compressFast,
  compressSmall,
  decompress,
  type Encoding,
  exact,
  minCompressed,
} from "./encoding.server.ts";
import { bytesOf } from "./ready-bytes.server.ts";
import { keysIn } from "./surrogate-keys.server.ts";

/** A stored answer with at least one body, its headers ready to be written. */
export type CacheEntry = {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  keys: readonly string[];
  /** Whether the Brotli body is, or is being, compressed for size. */
  isSmall: boolean;
};

/** Bytes per entry besides its content. */
const overhead = 1_024;

const keyOverhead = 40;

/** The estimated bytes of an entry; a character counts two, as V8 may store it. */
export function weightOf({ bodies, headers, keys }: CacheEntry, key: string): number {
  const letters = Object.entries(headers).reduce((sum, pair) => sum + pair.join().length, key.length);
  return Object.values(bodies).reduce(
    (sum, body) => sum + body.length,
    overhead + keyOverhead * keys.length + 2 * letters,
  );
}

/** Copies the text: a substring would keep the whole text in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();

export const isCacheable = ({ status, headers }: Response): boolean =>
  status === 200 && headers.has("surrogate-key");

/** Answers for a CDN are compressed for size from this many bytes, since each is requested once and served to all. */
const minCompressedForCdn = 512;

/** Reads the whole answer, and compresses it unless it is too short. */
export async function toEntry(response: Response): Promise<CacheEntry> {
  const plain = exact(await bytesOf(response));
  const forCdn = response.headers.has("surrogate-control");
  const isShort = plain.length < (forCdn ? minCompressedForCdn : minCompressed);
  const bodies = isShort ? { identity: plain } : { br: await (forCdn ? compressSmall : compressFast)(plain) };
  const etag = createHash("sha256")
    .update(bodies.br ?? plain)
    .digest("base64url")
    .slice(0, 22);
  const headers = Object.fromEntries(response.headers);
  delete headers["content-length"];
  headers.vary = response.headers.has("vary") ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  return { headers, etag, bodies, keys: keysIn(response), isSmall: forCdn };
}

export const plainOf = ({ bodies }: CacheEntry): Buffer => bodies.identity ?? decompress(bodies.br as Buffer);

export function encodingOf({ bodies }: CacheEntry, accepted: string | string[] | undefined | null): Encoding {
  const encoding = chosenEncoding(accepted);
  return encoding === "br" && !bodies.br ? "identity" : encoding;
}

/** Weak, because a smaller body with the same content may replace the body of one encoding. */
export const etagIn = (entry: CacheEntry, encoding: Encoding) =>
  `W/"${entry.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
