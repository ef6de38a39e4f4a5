import { formatMinusTaka } from "#src/language/numbers/minus-taka.ts";
import type { PickedOffer } from "#src/offers/buying/pick-offer.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { useReservedSpace } from "./use-reserved-space.ts";

/** The row of the order summary with an offer's amount. Without an offer it keeps its space if `useReservedSpace` says so. */
export function OfferRow({ offer, className }: { offer: PickedOffer | undefined; className: string }) {
  const isReserved = useReservedSpace(offer !== undefined);
  if (!offer && !isReserved) return null;
  return (
    <div className={`flex min-h-8 justify-between gap-4 font-semibold text-leaf ${className}`}>
      {offer && (
        <>
          <dt className="min-w-0">{offer.name}</dt>
          <dd>
            <Amount text={formatMinusTaka(offer.amount)} />
          </dd>
        </>
      )}
    </div>
  );
}
