import { useRef, useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import { cancelMyOrder, type MyOrder } from "../contract.ts";

type CancelOwnProps = {
  order: MyOrder;
  onCancelled: (order: MyOrder) => void;
  /** Called if the shown order is stale. */
  onOvertaken: () => void;
};

/** Cancels after a confirmation; explains when it is too late. */
export function CancelOwn({ order, onCancelled, onOvertaken }: CancelOwnProps) {
  const { busy, problem, send } = useCall(cancelMyOrder);
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const cancel = async () => {
    const result = await send({ number: order.number });
    if (result?.ok) onCancelled(result.value.data);
    else if (result?.problem.code === "changed") onOvertaken();
  };
  const closeQuestion = () => {
    setIsOpen(false);
    requestAnimationFrame(() => buttonRef.current?.focus());
  };
  const note = problem && <Note look="error">{problem.message}</Note>;
  if (!order.may.cancel) return note ?? null;
  if (!isOpen)
    return (
      <Button ref={buttonRef} variant="danger" wide onClick={() => setIsOpen(true)}>
        {m.my_order_cancel()}
      </Button>
    );
  return (
    <section
      role="alertdialog"
      aria-labelledby="cancel-own"
      onKeyDown={({ key }) => key === "Escape" && closeQuestion()}
      className="grid gap-3 rounded-panel bg-tomato-tint p-4"
    >
      <h2 ref={takeFocus} tabIndex={-1} id="cancel-own" className="text-sub focus:outline-none">
        {m.my_order_cancel_ask({ number: order.number })}
      </h2>
      {note}
      <div className="flex flex-wrap gap-2">
        <Button className="bg-tomato hover:bg-tomato-press" busy={busy} onClick={() => void cancel()}>
          {m.my_order_cancel_yes()}
        </Button>
        <Button variant="quiet" onClick={closeQuestion}>
          {m.common_keep_it()}
        </Button>
      </div>
    </section>
  );
}
