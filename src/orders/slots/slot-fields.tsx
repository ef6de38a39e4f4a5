import { useEffect, useId, useRef } from "react";
import { m } from "#src/language/messages.ts";
import { Note } from "#src/ui/display/note.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import type { Order } from "../contract.ts";
import type { SlotChoice } from "../delivery-draft.ts";
import { SlotDays } from "./slot-days.tsx";
import type { useDelivery } from "./use-delivery.ts";

type SlotFieldsProps = {
  delivery: ReturnType<typeof useDelivery>;
  /** The order's current slot. */
  current: Order["slot"];
  busy: boolean;
  error: string | undefined;
  onChoose: (slot: SlotChoice) => void;
};

export function SlotFields({ delivery, current, busy, error, onChoose }: SlotFieldsProps) {
  const { offer, slot, hasFreeSlot, failed } = delivery;
  const headingId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => titleRef.current?.focus(), []);
  return (
    <div>
      <h3 ref={titleRef} tabIndex={-1} id={headingId} className="text-sub focus:outline-none">
        {m.delivery_when()}
      </h3>
      <FieldError id={`${headingId}-error`} text={error} />
      {failed && <Note look="error">{m.order_slot_failed()}</Note>}
      {offer && !hasFreeSlot && <Note>{m.order_slot_none_free()}</Note>}
      {offer && (
        <SlotDays
          offer={offer}
          chosen={slot}
          current={current}
          onChoose={onChoose}
          locked={busy}
          labelledBy={headingId}
        />
      )}
    </div>
  );
}
