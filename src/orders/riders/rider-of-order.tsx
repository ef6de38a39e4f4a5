import { useState } from "react";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { AdminOrder } from "../admin/contract.ts";
import { paymentText } from "../payment-text.ts";
import { assignRider, listRiders } from "./contract.ts";

type RiderOfOrderProps = { order: AdminOrder; onAssigned: () => void };

/** The rider and the payment; staff may give the order to another rider until it is delivered. */
export function RiderOfOrder({ order, onAssigned }: RiderOfOrderProps) {
  const canAssign =
    order.status === "processing" && (order.fulfilment === "packed" || order.fulfilment === "on_the_way");
  return (
    <>
      {order.rider && (
        <p className="mt-3 text-hint">
          {m.admin_order_rider({ name: order.rider })}
          {order.payments && ` · ${paymentText(order)}`}
          {order.payment_note && ` “${order.payment_note}”`}
        </p>
      )}
      {canAssign && <AssignRider order={order} onAssigned={onAssigned} />}
    </>
  );
}

function AssignRider({ order, onAssigned }: RiderOfOrderProps) {
  const { value } = useAdminLoad(listRiders, {});
  const [chosenRider, setChosenRider] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const { busy, problem, send } = useCall(assignRider);
  const riders = value?.data ?? [];
  if (riders.length === 0) return null;
  const assign = async () => {
    const result = await send({ rider: chosenRider, orders: [order.id] });
    if (!result?.ok) return;
    setRefusal(result.value.data.refused[0]?.message);
    onAssigned();
  };
  const error = problem?.message ?? refusal;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <label className="grid gap-1 text-hint font-semibold">
        {m.office_rider()}
        <select
          value={chosenRider}
          onChange={(event) => setChosenRider(event.target.value)}
          className="field-box min-h-9 bg-card px-2 pointer-coarse:min-h-11"
        >
          <option value="">{m.round_assign_none()}</option>
          {riders.map(({ id, name, on_the_way: count }) => (
            <option key={id} value={id}>
              {name} ({formatNumber(count)})
            </option>
          ))}
        </select>
      </label>
      <Button
        variant="second"
        size="dense"
        busy={busy}
        aria-disabled={!chosenRider || undefined}
        onClick={() => chosenRider && void assign()}
      >
        {m.round_assign_give()}
      </Button>
      {error && <Note look="error">{error}</Note>}
    </div>
  );
}
