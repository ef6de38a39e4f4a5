import { useState } from "react";
import type { Chosen } from "../../../admin/kit/several/use-chosen.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { statusNames } from "../../components/order-status.tsx";
import { useAsleep } from "../components/use-asleep.ts";
import { type AdminOrderRow, type PackingStarted, startPacking } from "../contract.ts";
import { BulkBar, printAddress } from "./bulk-bar.tsx";

type SeveralOrdersProps = {
  chosen: Chosen<AdminOrderRow>;
  /** Called when orders have moved on, here or by a colleague. */
  onMoved: () => void;
};

/** The bar of the chosen orders, and what came of its last act. */
export function SeveralOrders({ chosen, onMoved }: SeveralOrdersProps) {
  const { busy, problem, send } = useCall(startPacking);
  const [result, setResult] = useState<PackingStarted>();
  const [acts, setActs] = useState(0);
  const asleep = useAsleep(String(acts)) && acts > 0;
  const start = async (orders: AdminOrderRow[]) => {
    const answer = await send({ orders: orders.map(({ id }) => id) });
    if (!answer) return;
    setActs(acts + 1);
    setResult(answer.ok ? answer.value.data : undefined);
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
      <BulkBar {...{ chosen, busy, asleep }} onStart={(orders) => void start(orders)} />
    </>
  );
}

function Outcome({ started, refused }: PackingStarted) {
  const numbers = started.map(({ number }) => number).join(", ");
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {started.length > 0 && (
        <Note look="done">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {m.admin_order_started({ numbers })}
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
          {refused.map(({ id, number, status, message }) => (
            <p key={id}>
              {status
                ? m.admin_order_refused_status({ number, status: statusNames[status]() })
                : m.admin_order_refused_why({ number, message })}
            </p>
          ))}
        </Note>
      )}
    </div>
  );
}
