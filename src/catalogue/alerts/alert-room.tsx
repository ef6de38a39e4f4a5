import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Reserves space for the stock alert of a sold-out product, and loads its code only then. */
export function LazyStockAlert({ id, soldOut }: { id: number; soldOut: boolean }) {
  const Alert = useLazyComponent(soldOut, () => import("./alert-offer.tsx"));
  return (
    soldOut && <div className="mb-4 min-h-13 lg:mt-4">{Alert && <Alert key={id} id={String(id)} />}</div>
  );
}
