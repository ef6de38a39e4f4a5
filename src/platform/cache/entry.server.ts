import { createHash } from "node:crypto";
import { chosenEncoding, type Encoding, exact, pressedQuickly, unpressed } from "./encoding.server.ts";
import { bytesOf, surrogateKey } from "./ready-bytes.server.ts";

/** One kept answer. The headers are ready to be written; of the bodies one is there from the start, others when wanted. */
export type Entry = {
  headers: Record<string, string>;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Somebody asked again: brotli's body was, or is being, made with more care. */
  wanted?: boolean;
};

/** What Node and V8 hold for an entry besides its letters and bytes, in bytes: objects, places in maps, owners of buffers. */
const overhead = 1_024;

/** Bytes that an entry takes under a key: its bodies, its headers and the key, each letter at two bytes as V8 may hold it. */
export function weightOf(key: string, { bodies, headers }: Entry): number {
  const letters = Object.entries(headers).reduce((sum, pair) => sum + pair.join().length, key.length);
  return Object.values(bodies).reduce((sum, body) => sum + body.length, overhead + 2 * letters);
}

/** The same text by itself: a part of another text holds all of that in memory. */
export const ownText = (text: string): string => Buffer.from(text).toString();

/** Whether an answer may be kept: whole, the same for everyone, and itself not about what somebody has kept. */
export const isKeepable = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get("surrogate-key") === surrogateKey;

/**
 * In bytes. Shorter answers go out as they are until somebody asks again: suggestions as one types are hundreds a second, and
 * each new encoder brings the garbage collector a little nearer.
 */
const worthPressing = 4_096;

export async function toEntry(made: Response): Promise<Entry> {
  const plain = exact(await bytesOf(made));
  const bodies = plain.length < worthPressing ? { identity: plain } : { br: pressedQuickly(plain) };
  const etag = createHash("sha256")
    .update(bodies.br ?? plain)
    .digest("base64url")
    .slice(0, 22);
  const headers = Object.fromEntries(made.headers);
  delete headers["content-length"];
  headers.vary = made.headers.has("vary") ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
  return { headers, etag, bodies };
}

export const plainOf = ({ bodies }: Entry): Buffer => bodies.identity ?? unpressed(bodies.br as Buffer);

/** The best encoding that the request takes and that is there, or can be made while one waits. */
export function encodingOf({ bodies }: Entry, accepted: string | string[] | undefined | null): Encoding {
  const encoding = chosenEncoding(accepted);
  return encoding === "br" && !bodies.br ? "identity" : encoding;
}

/** Weak, since the bytes of one encoding may become fewer; their content is the same. */
export const etagIn = (entry: Entry, encoding: Encoding) =>
  `W/"${entry.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
