import { everythingKey } from "./changes/follow-changes.server.ts";
import { anyChangeKey } from "./changes/invalidations.server.ts";

/** An answer with more products than this names them all by one key. */
const maxProducts = 300;

/** Must match the database triggers. Short, because a list names sixty. */
export const productKey = (id: number | string) => `p${id}`;
export const reviewsKey = (productId: number | string) => `r${productId}`;

/** The value of the header Surrogate-Key, by which caches invalidate an answer. */
export function formatSurrogateKey(keys: Iterable<string>): string {
  const uniqueKeys = [...new Set(keys)];
  const otherKeys = uniqueKeys.filter((key) => !/^p\d/.test(key));
  const shortenedKeys =
    uniqueKeys.length - otherKeys.length > maxProducts ? [...otherKeys, "products"] : uniqueKeys;
  return shortenedKeys.join(" ") || anyChangeKey;
}

export const readSurrogateKeys = ({ headers }: Response): string[] =>
  headers.get("surrogate-key")?.split(" ") ?? [];

/** Seconds that a CDN may keep an answer: the longest delay of a change if a purge is lost. */
const cdnMaxAgeSeconds = 3_600;

/** The same of an answer that is streamed for seconds: a purge may come before the CDN has stored it. */
const cdnStreamMaxAgeSeconds = 60;

/** Allows a purged CDN to keep a public answer: adds Surrogate-Control, which only CDNs read, and the key of all answers. */
export function allowCdn(headers: Headers, isStream = false): void {
  const keys = headers.get("surrogate-key");
  if (!keys) return;
  headers.set("Surrogate-Key", `${keys} ${everythingKey}`);
  headers.set("Surrogate-Control", `max-age=${isStream ? cdnStreamMaxAgeSeconds : cdnMaxAgeSeconds}`);
}
