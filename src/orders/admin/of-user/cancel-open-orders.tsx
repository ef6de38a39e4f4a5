import { ReasonQuestion } from "#src/kit/reason-question.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { cancelOrdersOfUser } from "./contract.ts";

type CancelOpenOrdersProps = {
  user: { id: number; name: string; open_orders: number };
  onCancelled: (count: number) => void;
  onClose: () => void;
};

export function CancelOpenOrders({
  user: { id, name, open_orders },
  onCancelled,
  onClose,
}: CancelOpenOrdersProps) {
  return (
    <ReasonQuestion
      key={id}
      operation={cancelOrdersOfUser}
      id={String(id)}
      title={m.user_cancel_orders_ask({ name })}
      text={
        open_orders === 1
          ? m.user_cancel_orders_text_one()
          : m.user_cancel_orders_text({ count: formatNumber(open_orders) })
      }
      label={m.user_cancel_orders_reason()}
      confirmLabel={m.user_cancel_orders_yes()}
      keepLabel={m.user_cancel_orders_no()}
      className="mb-3 max-w-2xl"
      onClose={onClose}
      onDone={({ cancelled }) => {
        toast({ text: m.user_cancel_orders_done({ count: formatNumber(cancelled) }) });
        onCancelled(cancelled);
      }}
    />
  );
}
