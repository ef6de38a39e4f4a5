import { type MouseEvent, useEffect, useRef, useState } from "react";
import { here } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { taka } from "../../../language/numbers/numbers.ts";
import { ButtonLink } from "../../../ui/buttons/button.tsx";
import { Amount } from "../../../ui/display/price.tsx";
import { totalOf } from "../../cart.ts";
import { useCart } from "../../cart-store.ts";

type ViewCartProps = {
  /** Takes the focus when it appears, because it replaces the Add button that was pressed. */
  focused: boolean;
  className: string;
};

/** A link to the cart with its total. */
export function ViewCart({ focused, className }: ViewCartProps) {
  const total = taka(totalOf(useCart()));
  const link = useRef<HTMLAnchorElement>(null);
  const [focus] = useState(focused);
  useEffect(() => {
    if (focus) link.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <ButtonLink
      ref={link}
      prefetch="intent"
      to={here("/cart")}
      onClick={staysAtSecondTap}
      className={className}
    >
      <span className="flex flex-wrap justify-center gap-x-1.5 whitespace-nowrap">
        <span className="max-[22rem]:hidden">{m.cart_view()}</span>
        <span className="hidden max-[22rem]:inline">{m.cart_title()}</span>
        <span aria-hidden="true">·</span>
        <Amount of={total} />
      </span>
    </ButtonLink>
  );
}

/** The second of two quick taps on Add falls on this link: it must not leave the page. */
function staysAtSecondTap(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
