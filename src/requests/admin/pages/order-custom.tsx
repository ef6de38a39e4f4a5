import { useNavigate } from "react-router";
import { call } from "#src/api/client/client.ts";
import { PhoneOrderForm } from "#src/checkout/phone-orders/phone-order-form.tsx";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { type CustomOrderRow, orderCustom, showCustomOrder } from "../contract.ts";

/** The form of a phone order, prefilled from a custom order. */
export default function OrderCustomPage({ id = "" }: { id?: string | undefined }) {
  const { value, problem, load } = useAdminLoad(showCustomOrder, { id });
  return (
    <>
      <PageHead title={m.custom_order_make()} note={value?.data.customer_name} />
      {value && <RequestPhoneOrder request={value.data} />}
      {!value && problem && <Failed text={problem.message} onRetry={load} />}
      {!value && !problem && <ListSkeleton />}
    </>
  );
}

function RequestPhoneOrder({ request }: { request: CustomOrderRow }) {
  const navigate = useNavigate();
  const { order: existingOrder } = request;
  if (existingOrder)
    return (
      <EmptyState title={m.custom_order_ordered({ number: existingOrder.number })}>
        <ButtonLink to={localUrl(`/admin/orders?order=${existingOrder.id}`)}>
          {m.custom_order_see({ number: existingOrder.number })}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <PhoneOrderForm
      initialOrder={{
        customer: { name: request.customer_name },
        mobile_no: request.customer_phone ?? "",
        address_details: request.delivery_address ?? "",
      }}
      aside={
        <blockquote className="rounded-small bg-turmeric-tint px-4 py-3 break-words whitespace-pre-line">
          {request.order_details}
        </blockquote>
      }
      operation={(order, once) => call(orderCustom, { id: String(request.id), ...order }, once)}
      onPlaced={(order) => {
        toast({ text: m.checkout_placed_meanwhile({ number: order.number }) });
        void navigate(localUrl(`/admin/orders?order=${order.id}`));
      }}
    />
  );
}
