import { useState } from "react";
import type { Chosen } from "../../../admin/kit/several/use-chosen.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { progressNames } from "../../components/order-status.tsx";
import { progressOf } from "../../order.ts";
import { useAsleep } from "../components/use-asleep.ts";
import { type AdminOrderRow, type PackingStarted, startPacking } from "../contract.ts";
import type { StepAtOnce } from "../rules.ts";
import { BulkBar, printAddress } from "./bulk-bar.tsx";

type SeveralOrdersProps = {
  chosen: Chosen<AdminOrderRow>;
  /** Called when orders have moved on, here or by a colleague. */
  onMoved: () => void;
};

/** The bar of the chosen orders, and what came of its last act. */
export function SeveralOrders({ chosen, onMoved }: SeveralOrdersProps) {
  const { busy, problem, send } = useCall(startPacking);
  const [result, setResult] = useState<PackingStarted & { to: StepAtOnce }>();
  const [acts, setActs] = useState(0);
  const asleep = useAsleep(String(acts)) && acts > 0;
  const step = async (orders: AdminOrderRow[], to: StepAtOnce) => {
    const answer = await send({ orders: orders.map(({ id }) => id), to });
    if (!answer) return;
    setActs(acts + 1);
    setResult(answer.ok ? { ...answer.value.data, to } : undefined);
    onMoved();
  };
  return (
    <>
      {problem && (
        <Note look="error" className="mt-3">
          {problem.message}
        </Note>
      )}
      {result && <Outcome key={acts} {...result} />}
      <BulkBar {...{ chosen, busy, asleep }} onStep={(orders, to) => void step(orders, to)} />
    </>
  );
}

const doneNotes = {
  confirmed: m.admin_order_started,
  packed: m.admin_order_packed,
  on_the_way: m.admin_order_sent,
};

function Outcome({ started, refused, to }: PackingStarted & { to: StepAtOnce }) {
  const numbers = started.map(({ number }) => number).join(", ");
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {started.length > 0 && (
        <Note look="done">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {doneNotes[to]({ numbers })}
            <span className="flex flex-wrap gap-2">
              <ButtonLink
                viewTransition={false}
                variant="second"
                size="dense"
                to={printAddress(started, "pick")}
              >
                {m.print_pick()}
              </ButtonLink>
              <ButtonLink viewTransition={false} variant="second" size="dense" to={printAddress(started)}>
                {m.print_slips()}
              </ButtonLink>
            </span>
          </div>
        </Note>
      )}
      {refused.length > 0 && (
        <Note look="error">
          {refused.map(({ id, number, status, fulfilment, message }) => (
            <p key={id}>
              {status && fulfilment
                ? m.admin_order_refused_status({
                    number,
                    status: progressNames[progressOf({ status, fulfilment })](),
                  })
                : m.admin_order_refused_why({ number, message })}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
