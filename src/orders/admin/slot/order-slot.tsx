import Clock from "lucide-react/icons/clock-3";
import { slotInSentence, slotText } from "#src/delivery/slot-text.ts";
import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import type { SlotChoice } from "#src/orders/delivery-draft.ts";
import { mayStaffChangeDelivery, progressOf } from "#src/orders/order.ts";
import { SlotFields } from "#src/orders/slots/slot-fields.tsx";
import { toSeenSlot } from "#src/orders/slots/to-seen-slot.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import { ChangeFoot, OrderChange, type OrderChangeProps } from "../components/order-change.tsx";
import { changeSlot } from "./contract.ts";

/** The delivery time; staff may change it until the order is on the way. Empty without an area. */
export function OrderSlot(props: OrderChangeProps) {
  const { slot, place, fee } = props.order;
  const mayChange =
    place !== undefined && fee !== undefined && mayStaffChangeDelivery(progressOf(props.order));
  if (!slot && !mayChange) return null;
  const text = slot ? slotText(slot) : m.my_order_slot_none();
  return (
    <OrderChange
      currentValue={
        <>
          <Clock size={16} aria-hidden />
          <strong className="flex-1">{text}</strong>
        </>
      }
      mayChange={mayChange}
      buttonText={m.common_change()}
      buttonLabel={m.my_order_change_slot()}
      savedText={m.my_order_slot_saved({ slot: slot ? slotInSentence(slot) : text })}
      onSaved={props.onSaved}
      renderForm={(events) => <SlotForm {...props} {...events} />}
    />
  );
}

const emptyValues: { slot: SlotChoice } = { slot: { id: 0, day: "" } };

function SlotForm({ order, onSaved, onOvertaken, onClose }: OrderChangeProps & { onClose: () => void }) {
  const state = useCallForm({
    values: emptyValues,
    operation: changeSlot,
    check: () => ({ slot: delivery.slot ? undefined : m.delivery_slot_missing() }),
    inputOf: ({ slot }) => ({ id: String(order.id), slot, was: toSeenSlot(order) }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: onOvertaken,
  });
  const delivery: ReturnType<typeof useDelivery> = useDelivery(
    { place: order.place, slot: state.form.watch("slot") },
    0,
    state.problem?.code === "slot_gone",
  );
  return (
    <FormFrame form={state} className="grid gap-4">
      <SlotFields
        delivery={delivery}
        current={order.slot}
        busy={state.busy}
        error={state.errors.slot}
        onChoose={(slot) => state.change({ slot })}
      />
      <ChangeFoot form={state} onClose={onClose} />
    </FormFrame>
  );
}
