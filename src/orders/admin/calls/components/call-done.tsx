import { useEffect, useState } from "react";
import { m } from "../../../../language/messages.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import { undoSeconds } from "../../../order.ts";
import { stepOrder } from "../../contract.ts";

type CallDoneProps = {
  text: string;
  /** The order that was confirmed; undefined where nothing can be undone. */
  confirmed?: number | undefined;
  onUndone: (id: number) => void;
};

/** What came of the last call. A confirmation can be taken back for ten seconds: the order waits for a call again. */
export function CallDone({ text, confirmed, onUndone }: CallDoneProps) {
  const [late, setLate] = useState(false);
  const { busy, problem, send } = useCall(stepOrder);
  useEffect(() => {
    const timer = setTimeout(setLate, undoSeconds * 1000, true);
    return () => clearTimeout(timer);
  }, []);
  const undo = async (id: number) => {
    const result = await send({ id: String(id), from: "confirmed", to: "placed" });
    if (result?.ok) onUndone(id);
  };
  return (
    <Note look={problem ? "error" : "done"} className="mb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {problem?.message ?? text}
        {confirmed !== undefined && !late && !problem && (
          <Button variant="second" size="dense" busy={busy} onClick={() => void undo(confirmed)}>
            {m.admin_order_undo()}
          </Button>
        )}
      </div>
    </Note>
  );
}
