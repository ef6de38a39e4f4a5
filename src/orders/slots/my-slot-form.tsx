import { useCall } from "#src/ui/form/use-call.ts";
import type { MyOrder } from "../mine/contract.ts";
import { changeMySlot } from "./contract.ts";
import { seenSlot } from "./seen-slot.ts";
import { SlotForm } from "./slot-form.tsx";

type MySlotFormProps = {
  order: MyOrder;
  onSaved: (order: MyOrder) => void;
  onClose: () => void;
  onOvertaken: () => void;
};

/** The customer chooses another time. */
export function MySlotForm({ order, onSaved, onClose, onOvertaken }: MySlotFormProps) {
  const { busy, problem, send } = useCall(changeMySlot);
  return (
    <SlotForm
      {...{ order, busy, problem, onClose }}
      onSend={async (slot) => {
        const result = await send({ number: order.number, slot, was: seenSlot(order) });
        if (result?.ok) onSaved(result.value.data);
        else if (result?.problem.code === "changed") onOvertaken();
      }}
    />
  );
}
