import { minusTaka } from "#src/language/numbers/minus-taka.ts";
import type { PickedOffer } from "#src/offers/buying/pick-offer.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { useRoom } from "./use-room.ts";

/** The row of the order summary with an offer's amount. Without an offer it keeps its space if `useRoom` says so. */
export function OfferRow({ offer, className }: { offer: PickedOffer | undefined; className: string }) {
  const room = useRoom(offer !== undefined);
  if (!offer && !room) return null;
  return (
    <div className={`flex min-h-8 justify-between gap-4 font-semibold text-leaf ${className}`}>
      {offer && (
        <>
          <dt className="min-w-0">{offer.name}</dt>
          <dd>
            <Amount of={minusTaka(offer.amount)} />
          </dd>
        </>
      )}
    </div>
  );
}
