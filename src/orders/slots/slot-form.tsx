import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { CallFailure } from "#src/api/answer.ts";
import { m } from "#src/language/messages.ts";
import { Note } from "#src/ui/display/note.tsx";
import { FieldError } from "#src/ui/form/frame.tsx";
import { SaveFoot } from "../components/save-foot.tsx";
import type { Order } from "../contract.ts";
import type { SlotChoice } from "../delivery-draft.ts";
import { SlotDays } from "./slot-days.tsx";
import { useDelivery } from "./use-delivery.ts";

type SlotFormProps = {
  order: Pick<Order, "place">;
  busy: boolean;
  problem: CallFailure | undefined;
  onSend: (slot: SlotChoice) => void;
  onClose: () => void;
};

/** Another time for an order, of those that its place is offered. What was refused is loaded anew. */
export function SlotForm({ order, busy, problem, onSend, onClose }: SlotFormProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<SlotChoice>();
  const [missing, setMissing] = useState(false);
  const gone = problem?.code === "slot_gone";
  const { offer, slot, open, failed } = useDelivery({ place: order.place, slot: chosen }, 0, gone);
  useEffect(() => title.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!slot);
    if (slot) onSend(slot);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <div>
        <h3 ref={title} tabIndex={-1} id={heading} className="text-sub focus:outline-none">
          {m.delivery_when()}
        </h3>
        <FieldError id={`${heading}-error`} text={missing ? m.delivery_slot_missing() : undefined} />
        {failed && <Note look="error">{m.order_slot_failed()}</Note>}
        {offer && !open && <Note>{m.order_slot_none_free()}</Note>}
        {offer && (
          <SlotDays
            offer={offer}
            hint={m.delivery_slot_open()}
            chosen={slot}
            onChoose={(next) => {
              setMissing(false);
              setChosen(next);
            }}
            locked={busy}
            labelledBy={heading}
          />
        )}
      </div>
      <SaveFoot {...{ problem, busy, onClose }} />
    </form>
  );
}
