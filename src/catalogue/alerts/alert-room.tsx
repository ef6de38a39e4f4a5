import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Room for the offer to hear when a sold-out product is back, whose code is loaded only there. */
export function AlertRoom({ id, soldOut }: { id: number; soldOut: boolean }) {
  const Offer = useLazyComponent(soldOut, () => import("./alert-offer.tsx"));
  return (
    soldOut && <div className="mb-4 min-h-13 lg:mt-4">{Offer && <Offer key={id} id={String(id)} />}</div>
  );
}
