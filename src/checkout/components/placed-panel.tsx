import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { slotInSentence } from "#src/delivery/slot-text.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import { amountDue } from "#src/orders/due.ts";
import { isEstimated, orderPath } from "#src/orders/order.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import type { PlacedOrder } from "../state/checkout.ts";

const redirectAfterMs = 3000;

type PlacedPanelProps = {
  order: PlacedOrder;
  mobile: string;
  /** Invites the customer to turn on notifications. */
  pushInvitation: ReactNode;
};

/** The placed order, in place of the form. Leads home after 3 seconds, unless the shopper uses the panel. */
export function PlacedPanel({ order, mobile, pushInvitation }: PlacedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  // The browser's permission prompt takes the focus from the page, so the page stays once it was opened.
  const [hasPressedPush, setHasPressedPush] = useState(false);
  const isHeld = isInUse || hasPressedPush;
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  useRedirectHome(isHeld);

  const handleFocus = ({ target }: FocusEvent) => setIsInUse(target !== heading.current);
  // Ignore pointers that were there before the panel appeared: they have not moved.
  const handlePointerMove = ({ movementX, movementY }: PointerEvent) =>
    (movementX || movementY) && setIsInUse(true);
  const handleLeave = () => setIsInUse(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control; using the panel only holds back the redirect
    <div
      onFocus={handleFocus}
      onBlur={handleLeave}
      onPointerMove={handlePointerMove}
      onPointerLeave={handleLeave}
      data-task-done
      className="mx-auto mt-2 grid max-w-140 gap-3"
    >
      <div className="overflow-clip rounded-panel bg-card text-center shadow-rest">
        <div className="hem" />
        <div className="flex flex-col items-center px-5 pt-6 pb-5">
          <img
            src="/scenes/basket-full.svg"
            alt=""
            width={264}
            height={240}
            className="h-auto w-48 lg:w-66"
          />
          <h1 ref={heading} tabIndex={-1} className="mt-5 text-title">
            {m.order_placed()}
          </h1>
          {order.number && (
            <p
              data-category="fruit-vegetables"
              className="mt-4 flex items-baseline gap-2 rounded-field bg-tint px-4 py-2.5 text-tint-ink"
            >
              {m.checkout_order_number()} <strong className="text-sub">{order.number}</strong>
            </p>
          )}
          <div className="mt-4 grid max-w-90 gap-1 text-balance">
            <p>{callText(order, formatDigits(mobile))}</p>
            {order.slot && <p>{m.checkout_placed_arriving({ slot: slotInSentence(order.slot) })}</p>}
            <CashText order={order} />
          </div>
          <ButtonLink
            wide
            to={localUrl(order.number ? orderPath(order.number) : "/account/orders")}
            className="mt-5"
          >
            {m.checkout_see_order()}
          </ButtonLink>
          <p role="status" className="mt-4 text-hint text-ink-soft">
            {isHeld ? m.checkout_waiting() : m.checkout_redirecting()}
          </p>
          <span aria-hidden="true" className="mt-2 h-1 w-40 overflow-clip rounded-full bg-line">
            <span className={`block h-full origin-left bg-leaf ${isHeld ? "scale-x-0" : progressClass}`} />
          </span>
        </div>
      </div>
      <div onClickCapture={() => setHasPressedPush(true)}>{pushInvitation}</div>
    </div>
  );
}

/** Opens the home page after 3 seconds, which begin again each time `isHeld` ends. */
function useRedirectHome(isHeld: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(
      () => navigate(localUrl("/"), { replace: true, viewTransition: true }),
      redirectAfterMs,
    );
    return () => clearTimeout(timer);
  }, [isHeld, navigate]);
}

/** How much cash to have ready, with the amount in bold. */
function CashText({ order }: { order: PlacedOrder }) {
  const { total_price: total, rounding } = order;
  if (total === undefined) return null;
  const isEstimate =
    order.to_agree === "delivery" || isEstimated({ status: "pending", order_items: [], ...order });
  const cashMessage = isEstimate ? m.checkout_placed_cash_about : m.checkout_placed_cash;
  const [textBefore, textAfter] = cashMessage({ total: "|" }).split("|");
  return (
    <p>
      {textBefore}
      <strong>{formatTaka(amountDue({ total_price: total, rounding }))}</strong>
      {textAfter}
    </p>
  );
}

/** Shrinks the bar in the time until the redirect. */
const progressClass = "scale-x-100 transition-[scale] duration-3000 ease-linear starting:scale-x-0";

function callText({ to_agree, needs_call, status }: PlacedOrder, phone: string): string {
  if (to_agree === "delivery") return m.checkout_placed_open({ phone });
  if (to_agree === "time") return m.checkout_placed_open_time({ phone });
  // A server that returns only the specification's fields does not say whether a call is needed.
  return needs_call || status === undefined
    ? m.checkout_placed_call({ phone })
    : m.checkout_placed_confirmed();
}
