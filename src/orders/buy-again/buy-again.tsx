import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { boughtBefore } from "./bought-before.ts";
import { roomKey, usualHeight } from "./room-key.ts";

const most = 12;

export type BuyAgainProps = {
  room: RefObject<HTMLDivElement | null>;
  /** Draws the products. */
  rail: (products: ProductCard[]) => ReactNode;
};

/**
 * What the customer buys most often, at the prices of today. A browser that kept no room for it shows it from the next time on, because
 * what is being read would move.
 */
export default function BuyAgain({ room, rail }: BuyAgainProps) {
  const read = useCallback(async () => ({ ok: true as const, value: await boughtBefore(most) }), []);
  const products = useLoad(read, {}).value;
  const [hasRoom] = useState(() => readStored(roomKey) !== undefined);
  const isShown = hasRoom && products !== undefined && products.length > 0;
  useLayoutEffect(() => {
    if (!products || !room.current) return;
    room.current.style.minHeight = "";
    const height = isShown ? room.current.offsetHeight : usualHeight;
    writeStored(roomKey, products.length > 0 ? height : undefined);
  }, [products, isShown, room]);
  return isShown && <div className="pt-8 lg:pt-11">{rail(products)}</div>;
}
