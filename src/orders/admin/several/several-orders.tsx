import Undo2 from "lucide-react/icons/undo-2";
import { useEffect, useState } from "react";
import type { Result } from "#src/api/answer.ts";
import type { RowSelection } from "#src/kit/several/use-selection.ts";
import { m } from "#src/language/messages.ts";
import { progressOf, undoSeconds } from "#src/orders/order.ts";
import { progressNames } from "#src/orders/order-status.tsx";
import { assignRider } from "#src/orders/riders/contract.ts";
import type { Rider } from "#src/orders/riders/give-to-rider.tsx";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { useRemountedDialog } from "#src/ui/dialog/use-remounted-dialog.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { type AdminOrderRow, type PackingStarted, startPacking } from "../contract.ts";
import type { StepAtOnce } from "../rules.ts";
import { useClickGuard } from "../use-click-guard.ts";
import { BulkBar, printUrl } from "./bulk-bar.tsx";
import { ConfirmSeveral } from "./confirm-several.tsx";

type SeveralOrdersProps = {
  chosen: RowSelection<AdminOrderRow>;
  onMoved: () => void;
};

/** The bar of the selected orders, and the outcome of the last action. */
export function SeveralOrders({ chosen, onMoved }: SeveralOrdersProps) {
  const packing = useCall(startPacking);
  const assigning = useCall(assignRider);
  const problem = packing.problem ?? assigning.problem;
  const [outcome, setOutcome] = useState<ShownOutcome>();
  const [actionCount, setActionCount] = useState(0);
  const confirmDialog = useRemountedDialog();
  const [idsToConfirm, setIdsToConfirm] = useState<number[]>([]);
  const inactive = useClickGuard(String(actionCount)) && actionCount > 0;
  const showOutcome = (
    result: Result<{ data: PackingStarted }> | undefined,
    takenAction: Omit<ShownOutcome, keyof PackingStarted>,
  ) => {
    if (!result) return;
    setActionCount(actionCount + 1);
    setOutcome(result.ok ? { ...result.value.data, ...takenAction } : undefined);
    onMoved();
  };
  const step = async (orders: number[], to: StepAtOnce) =>
    showOutcome(await packing.send({ orders, to, revisions: toRevisions(chosen.rows) }), {
      doneText: doneTexts[to],
      step: to,
    });
  const undo = async (orders: PackingStarted["started"], to: StepAtOnce) =>
    showOutcome(await packing.send({ orders: orders.map(({ id }) => id), to, undo: true }), {
      doneText: m.admin_order_undone_some,
      isUndo: true,
    });
  const assign = async (orders: AdminOrderRow[], { id, name }: Rider) =>
    showOutcome(await assigning.send({ orders: toIds(orders), rider: String(id) }), {
      doneText: ({ numbers }) => m.round_given({ numbers, name }),
    });
  return (
    <>
      {problem && (
        <Note look="error" className="mt-3">
          {problem.message}
        </Note>
      )}
      {outcome && (
        <Outcome key={`outcome ${actionCount}`} {...outcome} onUndo={(orders, to) => void undo(orders, to)} />
      )}
      <BulkBar
        chosen={chosen}
        inactive={inactive}
        busy={packing.busy || assigning.busy}
        onStep={(orders, to) => {
          if (to !== "confirmed") return void step(toIds(orders), to);
          setIdsToConfirm(toIds(orders));
          confirmDialog.show();
        }}
        onGive={(orders, rider) => void assign(orders, rider)}
      />
      {confirmDialog.openCount > 0 && (
        <ConfirmSeveral
          key={`question ${confirmDialog.openCount}`}
          ids={idsToConfirm}
          open={confirmDialog.open}
          onClose={confirmDialog.close}
          onConfirm={(orders) => {
            confirmDialog.close();
            void step(orders, "confirmed");
          }}
        />
      )}
    </>
  );
}

const toRevisions = (orders: AdminOrderRow[]) =>
  Object.fromEntries(orders.map(({ id, revision }) => [id, revision]));

const toIds = (orders: AdminOrderRow[]) => orders.map(({ id }) => id);

type ShownOutcome = PackingStarted & {
  /** The message about the successful orders. */
  doneText: (values: { numbers: string }) => string;
  /** The step, if it can be undone. */
  step?: StepAtOnce;
  /** Whether a step was undone: there is nothing to print then. */
  isUndo?: true;
};

const doneTexts = {
  confirmed: m.admin_order_started,
  packed: m.admin_order_packed,
  on_the_way: m.admin_order_sent,
};

type OutcomeProps = ShownOutcome & { onUndo: (orders: PackingStarted["started"], to: StepAtOnce) => void };

function Outcome({ started, refused, doneText, step, isUndo, onUndo }: OutcomeProps) {
  const [isUndoExpired, setIsUndoExpired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsUndoExpired, undoSeconds * 1000, true);
    return () => clearTimeout(timer);
  }, []);
  const numbers = started.map(({ number }) => number).join(", ");
  return (
    <div ref={takeFocus} tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {started.length > 0 && (
        <Note look="done">
          <div className="flex flex-wrap items-center justify-between gap-2">
            {doneText({ numbers })}
            <span className="flex flex-wrap gap-2">
              {step && !isUndoExpired && (
                <Button variant="second" size="dense" onClick={() => onUndo(started, step)}>
                  <Undo2 size={16} aria-hidden />
                  {m.office_undo()}
                </Button>
              )}
              {!isUndo && (
                <>
                  <ButtonLink
                    viewTransition={false}
                    variant="second"
                    size="dense"
                    to={printUrl(started, "pick")}
                  >
                    {m.print_pick()}
                  </ButtonLink>
                  <ButtonLink viewTransition={false} variant="second" size="dense" to={printUrl(started)}>
                    {m.print_slips()}
                  </ButtonLink>
                </>
              )}
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
