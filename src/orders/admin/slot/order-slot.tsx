import Clock from "lucide-react/icons/clock-3";
import { useRef, useState } from "react";
import { slotText } from "#src/delivery/slot-text.ts";
import { m } from "#src/language/messages.ts";
import { mayChangeSlot, progressOf } from "#src/orders/order.ts";
import { seenSlot } from "#src/orders/slots/seen-slot.ts";
import { SlotForm } from "#src/orders/slots/slot-form.tsx";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { AdminOrder } from "../contract.ts";
import { changeSlot } from "./contract.ts";

type OrderSlotProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  /** The order is not as it is shown here. */
  onOvertaken: () => void;
};

/** When an order comes; another time may be chosen until it is on the way. Nothing where the place has no area. */
export function OrderSlot({ order, onSaved, onOvertaken }: OrderSlotProps) {
  const { slot, place, fee } = order;
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const block = useRef<HTMLDivElement>(null);
  const { busy, problem, send } = useCall(changeSlot);
  const may = place && fee !== undefined && mayChangeSlot(progressOf(order));
  if (!slot && !may) return null;
  const close = () => {
    setEditing(false);
    block.current?.focus();
  };
  return (
    <div ref={block} tabIndex={-1} className="mt-2 focus:outline-none">
      <div className="flex items-center gap-2">
        <Clock size={16} aria-hidden />
        <strong className="flex-1">{slot ? slotText(slot) : m.my_order_slot_none()}</strong>
        {may && !editing && (
          <Button
            variant="quiet"
            size="dense"
            aria-label={m.my_order_change_slot()}
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {m.my_order_change()}
          </Button>
        )}
      </div>
      {saved && slot && (
        <Note look="done" className="mt-2">
          {m.my_order_slot_saved({ slot: slotText(slot) })}
        </Note>
      )}
      {may && editing && (
        <SlotForm
          {...{ order, busy, problem }}
          onClose={close}
          onSend={async (next) => {
            const result = await send({ id: String(order.id), slot: next, was: seenSlot(order) });
            if (result?.ok) {
              close();
              setSaved(true);
              onSaved(result.value.data);
            } else if (result?.problem.code === "changed") onOvertaken();
          }}
        />
      )}
    </div>
  );
}
