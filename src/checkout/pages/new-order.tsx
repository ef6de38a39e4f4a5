import { useNavigate } from "react-router";
import { PageHead } from "#src/kit/page-head.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { takeOrder } from "../phone-orders/contract.ts";
import { PhoneOrderForm } from "../phone-orders/phone-order-form.tsx";

export default function NewOrderPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={m.phone_order_title()} note={m.phone_order_lead()} />
      <PhoneOrderForm
        operation={takeOrder}
        onPlaced={({ id, number }) => {
          toast({ text: m.checkout_placed_meanwhile({ number }) });
          void navigate(localUrl(`/admin/orders?order=${id}`));
        }}
      />
    </>
  );
}
