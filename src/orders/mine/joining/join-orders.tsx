import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLoad } from "#src/api/client/use-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { orderPath, runningNumber } from "#src/orders/order.ts";
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
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { joinable } = order;
  const unsaved = useStoredEdits(order.number);
  const unsavedOther = useStoredEdits(joinable?.number ?? "");
  // A join would make the edits stale.
  if (!joinable || unsaved || unsavedOther) return null;
  if (open)
    return (
      <JoinQuestion
        key={joinable.number}
        order={order}
        other={joinable}
        onJoined={(joined) => {
          setOpen(false);
          onJoined(joined);
        }}
        onOvertaken={onOvertaken}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  const { number, total, fee } = joinable;
  const offer = fee > 0 && order.fee ? m.my_order_join_offer : m.my_order_join_offer_only;
  return (
    <Panel className="grid gap-3 print:hidden!">
      <p>{offer({ number, total: formatTaka(total) })}</p>
      <Button ref={button} variant="second" className="justify-self-start" onClick={() => setOpen(true)}>
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
  const both = {
    number: order.number,
    was: order.revision,
    other: other.number,
    other_was: other.revision,
  };
  const foreseen = useLoad(previewJoin, both);
  const isCurrent = !foreseen.stale && !foreseen.loading && !foreseen.problem;
  const after = isCurrent ? foreseen.value?.data.total : undefined;
  const refused = problem ?? foreseen.problem;
  useEffect(() => {
    if (refused?.code !== "changed") return;
    toast({ text: refused.message });
    onOvertaken();
  }, [refused, onOvertaken]);
  const join = async () => {
    if (after === undefined) return;
    const result = await send(both);
    if (!result?.ok) return;
    const { data } = result.value;
    const gone = data.number === order.number ? other.number : order.number;
    toast({ text: m.my_order_joined({ other: gone, total: formatTaka(amountDue(data)) }) });
    if (data.number === order.number) onJoined(data);
    else void navigate(localUrl(orderPath(data.number)), { replace: true });
  };
  const isOtherEarlier = (runningNumber(other.number) ?? 0) < order.id;
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
            <Amount of={formatTaka(amountDue(order) + other.total)} />
          </dd>
          <dt className="font-semibold">{m.my_order_join_after()}</dt>
          <dd className="text-right">
            <strong className="text-title">
              {after !== undefined ? <Amount of={formatTaka(after)} /> : !refused && m.common_one_moment()}
            </strong>
          </dd>
        </dl>
      </div>
      {refused && <Note look="error">{refused.message}</Note>}
      <div className="flex flex-wrap gap-2">
        <Button busy={busy} aria-disabled={after === undefined || undefined} onClick={() => void join()}>
          {m.my_order_join_yes()}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {m.my_order_join_no()}
        </Button>
      </div>
    </Panel>
  );
}
