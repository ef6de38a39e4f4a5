import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { AdminOrder } from "../contract.ts";
import { PaymentForm } from "./payment-form.tsx";

type PaymentProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  onOvertaken: () => void;
};

/** Lets staff correct how a delivered order was paid. */
export function PaymentOfOrder({ order, onSaved, onOvertaken }: PaymentProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  if (!order.payments) return null;
  return (
    <div className="mt-3 grid gap-2">
      <div role="status">{isSaved && <Note look="done">{m.payment_saved()}</Note>}</div>
      {isOpen ? (
        <PaymentForm
          order={order}
          onSaved={(next) => {
            setIsOpen(false);
            setIsSaved(true);
            onSaved(next);
          }}
          onOvertaken={onOvertaken}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <Button
          variant="quiet"
          size="dense"
          wide
          onClick={() => {
            setIsSaved(false);
            setIsOpen(true);
          }}
        >
          {m.payment_change()}
        </Button>
      )}
    </div>
  );
}
