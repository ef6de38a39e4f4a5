import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { loadBoughtProducts } from "../buy-again/load-bought-products.ts";
import { roomKey, typicalHeight } from "./keys.ts";

const maxProducts = 12;

type BuyAgainProps = {
  renderRail: (row: { title: string; to: string; products: ProductCard[] }) => ReactNode;
};

/**
 * Offers products bought before, at current prices. Without reserved space it waits until the next visit, to
 * avoid a layout shift.
 */
export function BuyAgain({ renderRail }: BuyAgainProps) {
  const read = useCallback(
    async () => ({ ok: true as const, value: await loadBoughtProducts(maxProducts) }),
    [],
  );
  const products = useLoad(read, {}).value;
  const containerRef = useRef<HTMLDivElement>(null);
  const [hasReservedSpace] = useState(() => readStored(roomKey) !== undefined);
  const isShown = hasReservedSpace && products !== undefined && products.length > 0;
  useLayoutEffect(() => {
    if (!products) return;
    const height = containerRef.current?.offsetHeight ?? typicalHeight;
    writeStored(roomKey, products.length > 0 ? height : undefined);
  }, [products]);
  return (
    isShown && (
      <div ref={containerRef}>
        {renderRail({ title: m.home_buy_again(), to: "/account/orders", products })}
      </div>
    )
  );
}
