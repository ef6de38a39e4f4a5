import { useState } from "react";
import type { Chosen } from "../../../admin/kit/several/use-chosen.ts";
import type { Result } from "../../../api/answer.ts";
import { m } from "../../../language/messages.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../ui/buttons/take-focus.ts";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import { progressNames } from "../../components/order-status.tsx";
import { progressOf } from "../../order.ts";
import { useAsleep } from "../components/use-asleep.ts";
import { type AdminOrderRow, type PackingStarted, startPacking } from "../contract.ts";
import { assignRider } from "../round/contract.ts";
import type { StepAtOnce } from "../rules.ts";
import { BulkBar, printAddress } from "./bulk-bar.tsx";
import type { Rider } from "./give-to-rider.tsx";

type SeveralOrdersProps = {
  chosen: Chosen<AdminOrderRow>;
  /** Called when orders have moved on, here or by a colleague. */
  onMoved: () => void;
};

/** The bar of the chosen orders, and what came of its last act. */
export function SeveralOrders({ chosen, onMoved }: SeveralOrdersProps) {
  const packing = useCall(startPacking);
  const giving = useCall(assignRider);
  const problem = packing.problem ?? giving.problem;
  const [result, setResult] = useState<ShownOutcome>();
  const [acts, setActs] = useState(0);
  const asleep = useAsleep(String(acts)) && acts > 0;
  const show = (answer: Result<{ data: PackingStarted }> | undefined, said: ShownOutcome["said"]) => {
    if (!answer) return;
    setActs(acts + 1);
    setResult(answer.ok ? { ...answer.value.data, said } : undefined);
    onMoved();
  };
  const step = async (orders: AdminOrderRow[], to: StepAtOnce) =>
    show(await packing.send({ orders: idsOf(orders), to }), doneNotes[to]);
  const give = async (orders: AdminOrderRow[], { id, name }: Rider) =>
    show(await giving.send({ orders: idsOf(orders), rider: id }), ({ numbers }) =>
      m.round_given({ numbers, name }),
    );
  return (
    <>
      {problem && (
        <Note look="error" className="mt-3">
          {problem.message}
        </Note>
      )}
      {result && <Outcome key={acts} {...result} />}
      <BulkBar
        {...{ chosen, asleep, busy: packing.busy || giving.busy }}
        onStep={(orders, to) => void step(orders, to)}
        onGive={(orders, rider) => void give(orders, rider)}
      />
    </>
  );
}

const idsOf = (orders: AdminOrderRow[]) => orders.map(({ id }) => id);

/** What came of an act, with the words for those that it did. */
type ShownOutcome = PackingStarted & { said: (done: { numbers: string }) => string };

const doneNotes = {
  confirmed: m.admin_order_started,
  packed: m.admin_order_packed,
  on_the_way: m.admin_order_sent,
};

function Outcome({ started, refused, said }: ShownOutcome) {
  const numbers = started.map(({ number }) => number).join(", ");
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {started.length > 0 && (
        <Note look="done">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {said({ numbers })}
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
