import { useNavigate } from "react-router";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { call } from "../../../api/client/client.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { toast } from "../../../ui/dialog/toast.ts";
import { takeOrder } from "../phone/contract.ts";
import { PhoneOrderForm } from "../phone/phone-order-form.tsx";

/** Staff enter the order of a customer who calls. */
export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={m.phone_order_title()} note={m.phone_order_lead()} />
      <PhoneOrderForm
        send={(order, idempotencyKey) => call(takeOrder, order, { idempotencyKey })}
        onPlaced={({ id, number }) => {
          toast({ text: m.checkout_placed_meanwhile({ number }) });
          void navigate(here(`/admin/orders?order=${id}`));
        }}
      />
    </>
  );
}
