import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { slotText } from "../../../delivery/slot-text.ts";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { orderPath } from "../../order.ts";
import type { PlacedOrder } from "../checkout.ts";

const redirectAfterMs = 3000;

/** The order is placed. The home page follows after 3 seconds, unless the shopper uses this page. */
export function PlacedPanel({ order }: { order: PlacedOrder }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [held, setHeld] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(
      () => navigate(here("/"), { replace: true, viewTransition: true }),
      redirectAfterMs,
    );
    return () => clearTimeout(timer);
  }, [held, navigate]);

  const focusIn = ({ target }: FocusEvent) => setHeld(target !== heading.current);
  // A pointer that was there before the panel appeared has not moved.
  const move = ({ movementX, movementY }: PointerEvent) => (movementX || movementY) && setHeld(true);
  const release = () => setHeld(false);
  const [before, after] = m.checkout_placed_text({ total: "|" }).split("|");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control; using the panel only holds back the redirect
    <div
      onFocus={focusIn}
      onBlur={release}
      onPointerMove={move}
      onPointerLeave={release}
      data-task-done
      className="mx-auto mt-2 max-w-140 overflow-clip rounded-panel bg-card text-center shadow-rest"
    >
      <div className="hem" />
      <div className="flex flex-col items-center px-5 pt-6 pb-5">
        <img src="/scenes/basket-full.svg" alt="" width={264} height={240} className="h-auto w-48 lg:w-66" />
        <h1 ref={heading} tabIndex={-1} className="mt-5 text-title">
          {m.order_placed()}
        </h1>
        <p className="mt-2 max-w-80 text-balance text-ink-soft">
          {before}
          <strong className="text-ink">{taka(order.total)}</strong>
          {after}
          {order.slot && <span className="block">{m.delivery_comes({ slot: slotText(order.slot) })}</span>}
        </p>
        <p
          data-category="fruit-vegetables"
          className="mt-5 flex items-baseline gap-2 rounded-field bg-tint px-4 py-2.5 text-tint-ink"
        >
          {m.checkout_order_number()} <strong className="text-sub">{order.number}</strong>
        </p>
        <ButtonLink wide variant="second" to={here(orderPath(order.number))} className="mt-5">
          {m.checkout_see_order()}
        </ButtonLink>
        <p role="status" className="mt-4 text-hint text-ink-soft">
          {m.checkout_redirecting()}
        </p>
        <span aria-hidden="true" className="mt-2 h-1 w-40 overflow-clip rounded-full bg-line">
          <span className={`block h-full origin-left bg-leaf ${held ? "scale-x-0" : running}`} />
        </span>
      </div>
    </div>
  );
}

const running = "scale-x-100 transition-[scale] duration-3000 ease-linear starting:scale-x-0";
