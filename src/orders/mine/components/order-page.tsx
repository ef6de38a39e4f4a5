import { type ReactNode, useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { useEmailProof } from "#src/identity/account/use-email-proof.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { OrdersSkeleton } from "#src/orders/components/orders-skeleton.tsx";
import { Button, ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Breadcrumb } from "#src/ui/layout/breadcrumb.tsx";
import type { MyOrder } from "../contract.ts";
import { showMyOrder } from "../contract.ts";
import { OrderView } from "./order-view.tsx";

type OrderPageProps = { number: string; report: (order: MyOrder) => ReactNode; push: ReactNode };

/** How often it is loaded while a rider brings it: each answer at another door is seen within 5 s. */
const arrivalPollMs = 4_000;

/** One order of the customer's, refreshed while the page is open. */
export function OrderPage({ number, report, push }: OrderPageProps) {
  useEmailProof();
  const [isComing, setIsComing] = useState(false);
  const { value, problem, loading, load, changeValue } = useLoad(
    showMyOrder,
    { number },
    { watch: isComing ? arrivalPollMs : true, fallbackMessage: m.orders_failed() },
  );
  const hasArrival = value?.data.arrival !== undefined;
  useEffect(() => setIsComing(hasArrival), [hasArrival]);
  const [isMoved, setIsMoved] = useState(false);
  const order = value?.data;
  if (!order && problem?.code === "not_found") return <Missing />;
  const isUnreachable = problem?.code === "unreachable" || problem?.code === "unclear";
  return (
    <>
      <div className="max-lg:hidden">
        <Breadcrumb
          label={m.my_order_path()}
          steps={[{ name: m.orders_title(), to: localUrl("/account/orders") }, { name: number }]}
        />
      </div>
      {!order && <h1 className="sr-only">{m.my_order_number({ number })}</h1>}
      {problem && (!loading || order) && (
        <div className="mb-4">
          <Note look="error">{isUnreachable ? m.orders_unreachable() : problem.message}</Note>
          <Button onClick={load} busy={loading} className="mt-3">
            {m.common_try_again()}
          </Button>
        </div>
      )}
      {!order && (!problem || loading) && (
        <>
          <p role="status" className="sr-only">
            {m.my_order_loading()}
          </p>
          <OrdersSkeleton />
        </>
      )}
      {isMoved && (
        <p role="status" className="sr-only">
          {m.my_order_moved()}
        </p>
      )}
      {order && (
        <OrderView
          order={order}
          report={report(order)}
          push={push}
          onChanged={(changed) => changeValue(() => ({ data: changed }))}
          onOvertaken={() => {
            setIsMoved(true);
            void load();
          }}
        />
      )}
    </>
  );
}

const Missing = () => (
  <EmptyState
    level={1}
    picture={{ src: "/scenes/orders-empty.svg", width: 224, height: 176 }}
    title={m.my_order_missing_title()}
    text={m.my_order_missing()}
  >
    <ButtonLink to={localUrl("/account/orders")}>{m.orders_title()}</ButtonLink>
  </EmptyState>
);
