import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLoad } from "#src/api/client/use-load.ts";
import { here } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { dueOf } from "#src/orders/due.ts";
import { orderPath, runningNumber } from "#src/orders/order.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Amount } from "#src/ui/display/price.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { Panel } from "#src/ui/layout/card.tsx";
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
  if (!joinable) return null;
  if (open)
    return (
      <JoinQuestion
        order={order}
        other={joinable}
        onJoined={onJoined}
        onOvertaken={onOvertaken}
        onClose={() => {
          setOpen(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  const { number, total } = joinable;
  return (
    <Panel className="grid gap-3 print:hidden!">
      <p>{m.my_order_join_offer({ number, total: taka(total) })}</p>
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
  const after = foreseen.value?.data.total;
  const join = async () => {
    if (after === undefined) return;
    const result = await send(both);
    if (!result?.ok) {
      if (result?.problem.code === "changed") onOvertaken();
      return;
    }
    const { data } = result.value;
    const gone = data.number === order.number ? other.number : order.number;
    toast({ text: m.my_order_joined({ other: gone, total: taka(dueOf(data)) }) });
    if (data.number === order.number) onJoined(data);
    else void navigate(here(orderPath(data.number)), { replace: true });
  };
  const shown = problem ?? foreseen.problem;
  const isLater = (runningNumber(other.number) ?? 0) < order.id;
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
      <p>{m.my_order_join_stays({ number: isLater ? other.number : order.number })}</p>
      <div role="status" className="rounded-small bg-leaf-tint px-4 py-3">
        <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1">
          <dt>{m.my_order_join_sum()}</dt>
          <dd className="text-right">
            <Amount of={taka(dueOf(order) + other.total)} />
          </dd>
          <dt className="font-semibold">{m.my_order_join_after()}</dt>
          <dd className="text-right">
            <strong className="text-title">
              {after !== undefined ? <Amount of={taka(after)} /> : !shown && m.common_one_moment()}
            </strong>
          </dd>
        </dl>
      </div>
      {shown && <Note look="error">{shown.message}</Note>}
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
