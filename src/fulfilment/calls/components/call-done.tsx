import { useEffect, useState } from "react";
import { m } from "#src/language/messages.ts";
import { stepOrder } from "#src/orders/admin/contract.ts";
import { undoSeconds } from "#src/orders/order.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";

/** A confirmed order, with the ids of others of its number that were confirmed with it. */
export type ConfirmedCall = {
  id: number;
  /** Nobody was there before; it is brought again. */
  isRedelivery: boolean;
  otherIds: number[];
};

type CallDoneProps = {
  text: string;
  /** Undefined if nothing can be undone. */
  confirmed?: ConfirmedCall | undefined;
  onUndone: (id: number) => void;
};

/** The outcome of the last call. A confirmation can be undone for ten seconds. */
export function CallDone({ text, confirmed, onUndone }: CallDoneProps) {
  const [isUndoExpired, setIsUndoExpired] = useState(false);
  const { busy, problem, send } = useCall(stepOrder);
  useEffect(() => {
    const timer = setTimeout(setIsUndoExpired, undoSeconds * 1000, true);
    return () => clearTimeout(timer);
  }, []);
  const undo = async ({ id, isRedelivery, otherIds }: ConfirmedCall) => {
    const confirmedStep = { from: "confirmed", to: "placed" } as const;
    for (const otherId of otherIds) {
      const result = await send({ id: String(otherId), ...confirmedStep });
      if (!result?.ok) return;
    }
    const step = isRedelivery ? ({ from: "packed", to: "not_delivered" } as const) : confirmedStep;
    const result = await send({ id: String(id), ...step });
    if (result?.ok) onUndone(id);
  };
  return (
    <Note look={problem ? "error" : "done"} className="mb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {problem?.message ?? text}
        {confirmed !== undefined && !isUndoExpired && !problem && (
          <Button variant="second" size="dense" busy={busy} onClick={() => void undo(confirmed)}>
            {m.office_undo()}
          </Button>
        )}
      </div>
    </Note>
  );
}
