import { useRef, useState } from "react";
import { hasDraft } from "#src/kit/form/use-form-draft.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { useCall } from "#src/ui/form/use-call.ts";
import type { AdminOrder } from "../contract.ts";
import { takeRefundBack } from "./contract.ts";
import { RefundForm, refundDraftName } from "./refund-form.tsx";

type RefundsProps = {
  order: AdminOrder;
  onSaved: (order: AdminOrder) => void;
  onOvertaken: () => void;
};

export function RefundsOfOrder({ order, onSaved, onOvertaken }: RefundsProps) {
  const [isOpen, setIsOpen] = useState(() => hasDraft(refundDraftName(order)));
  const [savedMessage, setSavedMessage] = useState<string>();
  const containerRef = useRef<HTMLDivElement>(null);
  const { busy, problem, send } = useCall(takeRefundBack);
  if (order.status !== "completed") return null;
  const refundableTaka = Math.round(100 * ((order.paid ?? amountDue(order)) - (order.refunded ?? 0))) / 100;
  const validRefunds = order.refunds.filter(({ taken_back }) => !taken_back);
  const showSaved = (next: AdminOrder, text: string) => {
    setIsOpen(false);
    setSavedMessage(text);
    containerRef.current?.focus();
    onSaved(next);
  };
  const takeBack = async ({ id, amount }: AdminOrder["refunds"][number]) => {
    const result = await send({ id: String(order.id), refund: String(id) });
    if (result?.ok) showSaved(result.value.data, m.refund_gone({ amount: formatTaka(amount) }));
  };
  return (
    <div ref={containerRef} tabIndex={-1} className="mt-3 grid gap-2 focus:outline-none">
      {validRefunds.map((refund) => (
        <div key={refund.id} className="flex items-center justify-between gap-3 text-hint">
          <p className="min-w-0">
            <strong>{formatTaka(refund.amount)}</strong> {refund.reason}
          </p>
          <Button
            variant="quiet"
            size="dense"
            busy={busy}
            aria-label={`${m.refund_take_back()}: ${formatTaka(refund.amount)}, ${refund.reason}`}
            onClick={() => void takeBack(refund)}
          >
            {m.refund_take_back()}
          </Button>
        </div>
      ))}
      {problem && <Note look="error">{problem.message}</Note>}
      <div role="status">{savedMessage && <Note look="done">{savedMessage}</Note>}</div>
      {isOpen ? (
        <RefundForm
          order={order}
          refundableTaka={refundableTaka}
          onSaved={(next, amount) => showSaved(next, m.refund_saved({ amount: formatTaka(amount) }))}
          onOvertaken={onOvertaken}
          onClose={() => {
            setIsOpen(false);
            containerRef.current?.focus();
          }}
        />
      ) : (
        refundableTaka > 0 && (
          <Button
            variant="second"
            size="dense"
            wide
            onClick={() => {
              setSavedMessage(undefined);
              setIsOpen(true);
            }}
          >
            {m.refund_open()}
          </Button>
        )
      )}
    </div>
  );
}
