import { call } from "../api/client/client.ts";
import { listProducts } from "../catalogue/contract.ts";
import { maxIds } from "../catalogue/rules.ts";
import { m } from "../language/messages.ts";
import { announce } from "../ui/dialog/announce.ts";
import { toast } from "../ui/dialog/toast.ts";
import { readStoredPresses, type StoredPress, takePresses } from "../ui/early-presses/early-presses.ts";
import { quantityOf } from "./cart.ts";
import { currentCart } from "./cart-store.ts";
import { putInCart } from "./put-in-cart.ts";

/** Adds products pressed before hydration on a page that was left. Failed loads are retried on the next page. */
export async function addEarlyPresses(): Promise<void> {
  const ids = new Set(readStoredPresses().flatMap(([name]) => productIdIn(name) ?? []));
  const loadedIds = [...ids].slice(0, maxIds);
  const result = await call(listProducts, { ids: loadedIds.join(","), view: "card" });
  if (!result.ok) return;
  const products = new Map(result.value.data.map((product) => [String(product.id), product]));
  const addPress = ([name, times]: StoredPress) => {
    const product = products.get(productIdIn(name) ?? "");
    if (!product || product.stock_left === 0) return toast({ text: m.cart_early_gone() });
    const previousQuantity = quantityOf(currentCart(), String(product.id));
    if (putInCart(product, previousQuantity + times)) announce(m.cart_added({ name: product.name }));
  };
  // Invalid names are removed, too.
  const isLoadedOrInvalid = (name: string) =>
    loadedIds.includes(productIdIn(name) ?? "") || productIdIn(name) === undefined;
  takePresses(isLoadedOrInvalid)
    .filter(([name]) => productIdIn(name) !== undefined)
    .forEach(addPress);
}

/** The product id of a button's name: `add 12`, `buy 12`. */
const productIdIn = (name: string): string | undefined => /^(?:add|buy) ([1-9][0-9]{0,14})$/.exec(name)?.[1];
