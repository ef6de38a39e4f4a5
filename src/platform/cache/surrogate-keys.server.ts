import { everything } from "./changes/follow-changes.server.ts";
import { anyChange } from "./changes/invalidations.server.ts";

/** An answer that shows more products names all of them by one key. */
const mostProducts = 300;

/** The key of a product, as the triggers write it. Short: a list names sixty of them. */
export const productKey = (id: number | string) => `p${id}`;
/** The key of a product's reviews. */
export const reviewsKey = (productId: number | string) => `r${productId}`;

/** The value of the header Surrogate-Key: what an answer was made of, so that caches drop it when one of these is invalidated. */
export function surrogateKeyOf(keys: Iterable<string>): string {
  const all = [...new Set(keys)];
  const others = all.filter((key) => !/^p\d/.test(key));
  const short = all.length - others.length > mostProducts ? [...others, "products"] : all;
  return short.join(" ") || anyChange;
}

/** The keys that an answer names; none where it may not be stored. */
export const keysIn = ({ headers }: Response): string[] => headers.get("surrogate-key")?.split(" ") ?? [];

/** Seconds that a CDN may hold an answer where nothing purges it: so long is a change late at the worst. */
const heldByCdn = 3_600;

/** Lets a CDN that is purged hold an answer that may be stored; Surrogate-Control is for it alone, and everything has one key more. */
export function allowCdn(headers: Headers): void {
  const keys = headers.get("surrogate-key");
  if (!keys) return;
  headers.set("Surrogate-Key", `${keys} ${everything}`);
  headers.set("Surrogate-Control", `max-age=${heldByCdn}`);
}
