import { FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { mayStaffChangeDelivery, progressOf } from "#src/orders/order.ts";
import { useDelivery } from "#src/orders/slots/use-delivery.ts";
import { PlaceField } from "#src/places/choosing/place-field.tsx";
import { placeText } from "#src/places/place-text.ts";
import { ChangeFoot, OrderChange, type OrderChangeProps } from "../components/order-change.tsx";
import { changePlace } from "./contract.ts";

/** The order's place; staff may change it until the order is on the way. */
export function OrderPlace(props: OrderChangeProps) {
  const { order, onSaved } = props;
  const mayChange = mayStaffChangeDelivery(progressOf(order));
  if (!order.place && !mayChange) return null;
  return (
    <OrderChange
      currentValue={
        <>
          <span className="text-hint text-ink-soft">{m.admin_order_place()}</span>
          <strong className="flex-1">{placeText(order.place) || m.admin_order_place_none()}</strong>
        </>
      }
      mayChange={mayChange}
      buttonText={m.admin_order_place_set()}
      savedText={m.admin_order_place_saved({ fee: formatTaka(order.fee ?? 0) })}
      onSaved={onSaved}
      renderForm={(events) => <PlaceForm {...props} {...events} />}
    />
  );
}

function PlaceForm({ order, onSaved, onOvertaken, onClose }: OrderChangeProps & { onClose: () => void }) {
  const state = useCallForm({
    values: { place: order.place },
    operation: changePlace,
    check: ({ place }) => ({ place: place ? undefined : m.place_choose() }),
    inputOf: ({ place }) => ({
      id: String(order.id),
      place: place?.id ?? "",
      was: order.place?.id ?? null,
      fee: delivery.fee,
    }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: onOvertaken,
  });
  const place = state.form.watch("place");
  const delivery: ReturnType<typeof useDelivery> = useDelivery(
    { place, slot: undefined },
    order.items_total ?? order.total_price,
    state.problem?.code === "fee_changed",
  );
  return (
    <FormFrame form={state} className="mt-2 grid gap-3">
      <PlaceField
        forStaff
        place={place}
        error={state.errors.place}
        onChoose={(chosen) => state.change({ place: chosen })}
      />
      {place && delivery.feeText && (
        <p className="flex justify-between gap-3">
          {m.delivery_to({ place: place.name })}
          <span>{delivery.feeText}</span>
        </p>
      )}
      <ChangeFoot form={state} onClose={onClose} />
    </FormFrame>
  );
}
