import { fits } from "#src/api/outline.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { type Cart, quantityOf } from "../cart.ts";

const key = "cart-links";

/** The links that this browser opened or made, and the one that products of its cart came from. */
type StoredLinks = { opened: string[]; from?: { code: string; ids: string[] } | undefined };

function read(): StoredLinks {
  const stored = readStored(key);
  if (!fits(stored, { opened: ["string"] })) return { opened: [] };
  const { opened, from } = stored as StoredLinks;
  return { opened, from: fits(from, { code: "string", ids: ["string"] }) ? from : undefined };
}

/** How many links are remembered: of one opened again after more than these, the opening counts again. */
const most = 50;

/** Remembers that this browser has opened a link, or made it; false if it had before. */
export function rememberOpened(code: string): boolean {
  const { opened, from } = read();
  if (opened.includes(code)) return false;
  return writeStored(key, { opened: [...opened, code].slice(-most), from });
}

/** Remembers that products were put into the cart from a link. */
export function rememberFrom(code: string, ids: string[]): void {
  const { opened, from } = read();
  const before = from?.code === code ? from.ids : [];
  writeStored(key, { opened, from: { code, ids: [...new Set([...before, ...ids])] } });
}

/** The code of the link that some of this cart came from. */
export function linkOf(cart: Cart): string | undefined {
  const { from } = read();
  return from?.ids.some((id) => quantityOf(cart, id) > 0) ? from.code : undefined;
}

export const forgetFrom = (): void => void writeStored(key, { opened: read().opened });
