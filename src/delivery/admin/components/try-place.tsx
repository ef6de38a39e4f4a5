import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { showDelivery } from "#src/delivery/contract.ts";
import { slotText } from "#src/delivery/slot-text.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import type { Place } from "#src/places/contract.ts";

/** Shows staff what a shopper of a place would see: the first free slot and the fee. */
export function TryPlace() {
  const [place, setPlace] = useState<Place>();
  const { value } = useLoad(showDelivery, { place: place?.id ?? "" }, { loadWhile: place?.id ?? false });
  const offer = place && value?.data;
  const firstSlot = offer?.days.flatMap(({ day, slots }) =>
    slots.filter(({ state }) => state === "open").map((slot) => ({ ...slot, day })),
  )[0];
  return (
    <section aria-label={m.delivery_try()} className="grid gap-2 rounded-card bg-card p-4 shadow-rest">
      <h2 className="text-label">{m.delivery_try()}</h2>
      <PlaceField forStaff place={place} onChoose={setPlace} />
      {offer && (
        <p role="status" className="rounded-small bg-leaf-tint px-3 py-2 text-hint text-leaf-press">
          {offer.area
            ? [firstSlot ? slotText(firstSlot) : m.delivery_nothing_free(), feeText(offer.area)].join(", ")
            : m.delivery_not_here({ place: place.name })}
        </p>
      )}
    </section>
  );
}

const feeText = ({ fee, free_from }: { fee: number; free_from?: number | undefined }) =>
  free_from === undefined
    ? formatTaka(fee)
    : m.delivery_fee_free_from({ fee: formatTaka(fee), amount: formatTaka(free_from) });
