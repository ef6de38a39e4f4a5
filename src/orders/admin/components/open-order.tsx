import { useState } from "react";
import { hasDraft } from "#src/kit/form/use-form-draft.ts";
import { Failed } from "#src/kit/list/list-frame.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { isWaiting } from "#src/orders/order.ts";
import { RiderOfOrder } from "#src/orders/riders/rider-of-order.tsx";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { OrderContact } from "../contact/order-contact.tsx";
import { type AdminOrder, showOrder } from "../contract.ts";
import { draftName } from "../editing/edit-draft.ts";
import { EditForm } from "../editing/edit-form.tsx";
import { OrderNotifications } from "../notifications/order-notifications.tsx";
import { PaymentOfOrder } from "../payments/payment-of-order.tsx";
import { OrderPlace } from "../place/order-place.tsx";
import { RefundsOfOrder } from "../refunds/refunds-of-order.tsx";
import { OrderSlot } from "../slot/order-slot.tsx";
import { useStep } from "../use-step.ts";
import { OrderDetail } from "./order-detail.tsx";
import { OrderLoading } from "./order-loading.tsx";
import { OrderSteps } from "./order-steps.tsx";

type OpenOrderProps = { id: number; onMoved: (order: AdminOrder) => void; onOvertaken: () => void };

/** The order that is open beside the list, with everything that staff may do with it. */
export function OpenOrder({ id, onMoved, onOvertaken }: OpenOrderProps) {
  const { value, problem, load, changeValue } = useAdminLoad(showOrder, { id: String(id) });
  /** Undefined until the editing was opened or closed: the form is then open if it has a draft. */
  const [editing, setEditing] = useState<boolean>();
  const [outcome, setOutcome] = useState<"saved" | "overtaken">();
  const showChangedOrder = (order: AdminOrder) => {
    changeValue(() => ({ data: order }));
    onMoved(order);
  };
  const reloadStaleOrder = () => {
    void load();
    onOvertaken();
  };
  const { step, cancelling, ...stepState } = useStep({
    onDone: (order) => {
      setOutcome(undefined);
      showChangedOrder(order);
    },
    onOvertaken: reloadStaleOrder,
  });
  if (!value) return problem ? <Failed text={problem.message} onRetry={load} /> : <OrderLoading />;
  const order = value.data;
  const canEdit = isWaiting(order.status);
  const isFormOpen = canEdit && (editing ?? hasDraft(draftName(order)));
  const changeProps = { order, onSaved: showChangedOrder, onOvertaken: reloadStaleOrder };
  return (
    <OrderDetail
      order={order}
      deliveryFields={
        <>
          <OrderContact key={`contact ${order.id}`} {...changeProps} />
          <OrderPlace key={`place ${order.id}`} {...changeProps} />
          <OrderSlot key={`slot ${order.id}`} {...changeProps} />
        </>
      }
      notifications={<OrderNotifications key={`${order.steps.length} ${order.revision}`} id={order.id} />}
      form={
        isFormOpen && (
          <>
            {outcome === "overtaken" && <StaleOrderNote />}
            <EditForm
              key={order.revision}
              order={order}
              onSaved={(saved) => {
                setEditing(false);
                setOutcome("saved");
                showChangedOrder(saved);
              }}
              onClose={() => {
                setEditing(false);
                setOutcome(undefined);
              }}
              onOvertaken={() => {
                setOutcome("overtaken");
                reloadStaleOrder();
              }}
            />
          </>
        )
      }
    >
      {outcome === "overtaken" && <StaleOrderNote />}
      {outcome === "saved" && (
        <Note look="done" className="mt-3">
          {m.admin_edit_saved({ total: formatTaka(amountDue(order)) })}
        </Note>
      )}
      {canEdit && (
        <Button
          variant="second"
          size="dense"
          wide
          className="mt-3"
          onClick={() => {
            setEditing(true);
            setOutcome(undefined);
          }}
        >
          {m.admin_edit_open()}
        </Button>
      )}
      <RiderOfOrder order={order} onAssigned={reloadStaleOrder} />
      <PaymentOfOrder {...changeProps} />
      <OrderSteps
        order={order}
        {...stepState}
        onStep={(to) => {
          setOutcome(undefined);
          void step(order, to);
        }}
        cancelling={cancelling(order)}
      />
      <RefundsOfOrder {...changeProps} />
    </OrderDetail>
  );
}

const StaleOrderNote = () => (
  <Note look="error" className="mt-3">
    {m.order_step_refused()}
  </Note>
);
