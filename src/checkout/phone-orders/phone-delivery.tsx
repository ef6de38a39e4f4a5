import { m } from "#src/language/messages.ts";
import { formatMinusTaka } from "#src/language/numbers/minus-taka.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import type { PickedOffer } from "#src/offers/buying/pick-offer.ts";
import { type DraftLine, totalOfDraft } from "#src/orders/admin/editing/edit-draft.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import type { useDelivery } from "#src/orders/slots/use-delivery.ts";
import type { Place } from "#src/places/contract.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { WhenCard } from "../components/when-card.tsx";

type PhoneDeliveryProps = {
  place: Place | undefined;
  delivery: ReturnType<typeof useDelivery>;
  lines: readonly DraftLine[];
  onChoose: (slot: SlotChoice | undefined) => void;
  locked: boolean;
  /** The discount by staff, in taka. */
  staffDiscount: number;
  offer: PickedOffer | undefined;
  /** Whether full and closed slots can be chosen. */
  evenShut: boolean;
};

/** The slots to choose from, and the fee, offer, discount and total of a phone order. */
export function PhoneDelivery({
  place,
  delivery,
  lines,
  onChoose,
  locked,
  staffDiscount,
  offer: orderOffer,
  evenShut,
}: PhoneDeliveryProps) {
  const { offer, slot, fee, feeText, isOutsideAreas } = delivery;
  return (
    <>
      {isOutsideAreas && place && <Note>{m.delivery_not_here({ place: place.name })}</Note>}
      {offer && offer.days.length > 0 && (
        <WhenCard offer={offer} onChoose={onChoose} locked={locked} evenShut={evenShut} chosen={slot} />
      )}
      {feeText && place && (
        <p className="flex justify-between gap-3">
          {m.delivery_to({ place: place.name })}
          <Amount text={feeText} />
        </p>
      )}
      {orderOffer && (
        <p className="flex justify-between gap-3">
          {orderOffer.name}
          <Amount text={formatMinusTaka(orderOffer.amount)} />
        </p>
      )}
      {staffDiscount > 0 && (
        <p className="flex justify-between gap-3">
          {m.order_discount()}
          <Amount text={formatMinusTaka(staffDiscount)} />
        </p>
      )}
      <p className="flex justify-between gap-3 border-t border-line pt-3 font-bold">
        {m.admin_order_total_cash()}
        <span className="text-price">
          <Amount
            text={formatTaka(totalOfDraft(lines, (fee ?? 0) - staffDiscount - (orderOffer?.amount ?? 0)))}
          />
        </span>
      </p>
    </>
  );
}
