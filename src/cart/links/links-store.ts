import { matchesOutline } from "#src/api/outline.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { type Cart, quantityOf } from "../cart.ts";

const key = "cart-links";

/** The links opened or created here, and the latest one whose products were added to the cart, with their ids. */
type StoredLinks = { opened: string[]; from?: { code: string; ids: string[] } | undefined };

function read(): StoredLinks {
  const stored = readStored(key);
  if (!matchesOutline(stored, { opened: ["string"] })) return { opened: [] };
  const { opened, from } = stored as StoredLinks;
  return { opened, from: matchesOutline(from, { code: "string", ids: ["string"] }) ? from : undefined };
}

/** The maximum number of remembered links. A link that was dropped is counted again when it is opened. */
const maxOpened = 50;

/** Remembers that this browser has opened or created a link. False if it was known, or cannot be stored. */
export function rememberOpened(code: string): boolean {
  const { opened, from } = read();
  if (opened.includes(code)) return false;
  return writeStored(key, { opened: [...opened, code].slice(-maxOpened), from });
}

/** Remembers that products were put into the cart from a link. */
export function rememberCartLink(code: string, ids: string[]): void {
  const { opened, from } = read();
  const earlierIds = from?.code === code ? from.ids : [];
  writeStored(key, { opened, from: { code, ids: [...new Set([...earlierIds, ...ids])] } });
}

/** The code of the link that some of this cart came from. */
export function findCartLink(cart: Cart): string | undefined {
  const { from } = read();
  return from?.ids.some((id) => quantityOf(cart, id) > 0) ? from.code : undefined;
}

export const forgetCartLink = (): void => void writeStored(key, { opened: read().opened });
