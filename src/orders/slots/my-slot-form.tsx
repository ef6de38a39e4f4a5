import { type FormEvent, useState } from "react";
import { m } from "#src/language/messages.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { SaveFoot } from "../components/save-foot.tsx";
import type { SlotChoice } from "../delivery-draft.ts";
import type { MyOrder } from "../mine/contract.ts";
import { changeMySlot } from "./contract.ts";
import { SlotFields } from "./slot-fields.tsx";
import { toSeenSlot } from "./to-seen-slot.ts";
import { useDelivery } from "./use-delivery.ts";

type MySlotFormProps = {
  order: MyOrder;
  onSaved: (order: MyOrder) => void;
  onClose: () => void;
  onOvertaken: () => void;
};

/** Changes the delivery time of the customer's own order. */
export function MySlotForm({ order, onSaved, onClose, onOvertaken }: MySlotFormProps) {
  const { busy, problem, send } = useCall(changeMySlot);
  const [chosenSlot, setChosenSlot] = useState<SlotChoice>();
  const [isMissing, setIsMissing] = useState(false);
  const delivery = useDelivery({ place: order.place, slot: chosenSlot }, 0, problem?.code === "slot_gone");
  const { slot } = delivery;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!slot);
    if (!slot) return;
    const result = await send({ number: order.number, slot, was: toSeenSlot(order) });
    if (result?.ok) onSaved(result.value.data);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <SlotFields
        delivery={delivery}
        current={order.slot}
        busy={busy}
        error={isMissing ? m.delivery_slot_missing() : undefined}
        onChoose={(next) => {
          setIsMissing(false);
          setChosenSlot(next);
        }}
      />
      <SaveFoot problem={problem} busy={busy} onClose={onClose} />
    </form>
  );
}
