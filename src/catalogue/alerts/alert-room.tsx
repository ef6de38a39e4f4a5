import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Reserves space for the stock alert of a sold-out product, and loads its code only then. */
export function AlertRoom({ id, soldOut }: { id: number; soldOut: boolean }) {
  const Offer = useLazyComponent(soldOut, () => import("./alert-offer.tsx"));
  return (
    soldOut && <div className="mb-4 min-h-13 lg:mt-4">{Offer && <Offer key={id} id={String(id)} />}</div>
  );
}
