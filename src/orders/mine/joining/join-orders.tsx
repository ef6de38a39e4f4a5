import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLoad } from "#src/api/client/use-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { orderPath, readOrderId } from "#src/orders/order.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
import { useStoredEdits } from "../changing/edits-store.ts";
import { joinMyOrders, type MyOrder, previewJoin } from "../contract.ts";

type JoinOrdersProps = {
  order: MyOrder;
  onJoined: (order: MyOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

/** Offers to join the order with another one for the same address and time, after showing what both cost together. */
export function JoinOrders({ order, onJoined, onOvertaken }: JoinOrdersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { joinable } = order;
  const unsaved = useStoredEdits(order.number);
  const unsavedOther = useStoredEdits(joinable?.number ?? "");
  // A join would make the edits stale.
  if (!joinable || unsaved || unsavedOther) return null;
  if (isOpen)
    return (
      <JoinQuestion
        key={joinable.number}
        order={order}
        other={joinable}
        onJoined={(joined) => {
          setIsOpen(false);
          onJoined(joined);
        }}
        onOvertaken={onOvertaken}
        onClose={() => {
          setIsOpen(false);
          requestAnimationFrame(() => buttonRef.current?.focus());
        }}
      />
    );
  const { number, total, fee } = joinable;
  const offer = fee > 0 && order.fee ? m.my_order_join_offer : m.my_order_join_offer_only;
  return (
    <Panel className="grid gap-3 print:hidden!">
      <p>{offer({ number, total: formatTaka(total) })}</p>
      <Button ref={buttonRef} variant="second" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {m.my_order_join({ number })}
      </Button>
    </Panel>
  );
}

type JoinQuestionProps = JoinOrdersProps & {
  other: NonNullable<MyOrder["joinable"]>;
  onClose: () => void;
};

function JoinQuestion({ order, other, onJoined, onOvertaken, onClose }: JoinQuestionProps) {
  const navigate = useNavigate();
  const { busy, problem, send } = useCall(joinMyOrders);
  const joinInput = {
    number: order.number,
    was: order.revision,
    other: other.number,
    other_was: other.revision,
  };
  const preview = useLoad(previewJoin, joinInput);
  const isCurrent = !preview.stale && !preview.loading && !preview.problem;
  const joinedTotal = isCurrent ? preview.value?.data.total : undefined;
  const refusal = problem ?? preview.problem;
  useEffect(() => {
    if (refusal?.code !== "changed") return;
    toast({ text: refusal.message });
    onOvertaken();
  }, [refusal, onOvertaken]);
  const join = async () => {
    if (joinedTotal === undefined) return;
    const result = await send(joinInput);
    if (!result?.ok) return;
    const { data } = result.value;
    const cancelledNumber = data.number === order.number ? other.number : order.number;
    toast({ text: m.my_order_joined({ other: cancelledNumber, total: formatTaka(amountDue(data)) }) });
    if (data.number === order.number) onJoined(data);
    else void navigate(localUrl(orderPath(data.number)), { replace: true });
  };
  const isOtherEarlier = (readOrderId(other.number) ?? 0) < order.id;
  return (
    <Panel
      role="alertdialog"
      aria-labelledby="join-orders"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
      className="grid gap-3 print:hidden!"
    >
      <h2 ref={takeFocus} tabIndex={-1} id="join-orders" className="text-sub focus:outline-none">
        {m.my_order_join_ask({ other: other.number })}
      </h2>
      <p>{m.my_order_join_stays({ number: isOtherEarlier ? other.number : order.number })}</p>
      <div role="status" className="rounded-small bg-leaf-tint px-4 py-3">
        <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
          <dt>{m.my_order_join_sum()}</dt>
          <dd className="text-right">
            <Amount text={formatTaka(amountDue(order) + other.total)} />
          </dd>
          <dt className="font-semibold">{m.my_order_join_after()}</dt>
          <dd className="text-right">
            <strong className="text-title">
              {joinedTotal !== undefined ? (
                <Amount text={formatTaka(joinedTotal)} />
              ) : (
                !refusal && m.common_one_moment()
              )}
            </strong>
          </dd>
        </dl>
      </div>
      {refusal && <Note look="error">{refusal.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy}
          aria-disabled={joinedTotal === undefined || undefined}
          onClick={() => void join()}
        >
          {m.my_order_join_yes()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.my_order_join_no()}
        </Button>
      </div>
    </Panel>
  );
}
