import { type FormEvent, useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { SaveFoot } from "#src/orders/components/save-foot.tsx";
import { mayChangeSlot, progressOf } from "#src/orders/order.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import type { Place } from "#src/places/contract.ts";
import { placeText } from "#src/places/place-text.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { AdminOrder } from "../contract.ts";
import { changePlace } from "./contract.ts";

type OrderPlaceProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  /** The order is not as it is shown here. */
  onOvertaken: () => void;
};

/** The place that an order goes to; until it is on the way staff may set another, and see the fee before they save. */
export function OrderPlace({ order, onSaved, onOvertaken }: OrderPlaceProps) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  if (!order.place && !mayChangeSlot(progressOf(order))) return null;
  const close = () => {
    setEditing(false);
    block.current?.focus();
  };
  return (
    <div ref={block} tabIndex={-1} className="mt-2 focus:outline-none">
      <div className="flex items-center gap-2">
        <span className="text-hint text-ink-soft">{m.admin_order_place()}</span>
        <strong className="flex-1">{placeText(order.place) || m.admin_order_place_none()}</strong>
        {mayChangeSlot(progressOf(order)) && !editing && (
          <Button
            variant="quiet"
            size="dense"
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {m.admin_order_place_set()}
          </Button>
        )}
      </div>
      {saved && (
        <Note look="done" className="mt-2">
          {m.admin_order_place_saved({ fee: taka(order.fee ?? 0) })}
        </Note>
      )}
      {editing && (
        <PlaceForm
          order={order}
          onClose={close}
          onOvertaken={onOvertaken}
          onSaved={(changed) => {
            close();
            setSaved(true);
            onSaved(changed);
          }}
        />
      )}
    </div>
  );
}

function PlaceForm({ order, onSaved, onOvertaken, onClose }: OrderPlaceProps & { onClose: () => void }) {
  const [place, setPlace] = useState<Place | undefined>(order.place);
  const { busy, problem, errors, send, refuse } = useCall(changePlace);
  const itemsTotal = order.items_total ?? order.total_price;
  const { fee, feeText } = useDelivery(
    { place, slot: undefined },
    itemsTotal,
    problem?.code === "fee_changed",
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!place) return refuse({ place: m.place_choose() });
    const was = order.place?.id ?? null;
    const seen = fee === undefined ? {} : { fee };
    const result = await send({ id: String(order.id), place: place.id, was, ...seen });
    if (result?.ok) onSaved(result.value.data);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-2 grid gap-3">
      <PlaceField forStaff place={place} error={errors.place} onChoose={setPlace} />
      {place && feeText && (
        <p className="flex justify-between gap-3">
          {m.delivery_to({ place: place.name })}
          <span>{feeText}</span>
        </p>
      )}
      <SaveFoot {...{ problem, busy, onClose }} />
    </form>
  );
}
