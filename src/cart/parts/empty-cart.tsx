import type { ReactNode } from "react";
import { here } from "../../language/locale.ts";
import { m } from "../../language/words.ts";
import { ButtonLink } from "../../ui/press/button.tsx";
import { EmptyState } from "../../ui/show/empty-state.tsx";

/** Nothing in the cart yet; `children` is what others buy. */
export function EmptyCart({ children }: { children?: ReactNode }) {
  return (
    <>
      <EmptyState
        level={1}
        picture={{ src: "/scenes/basket-empty.svg", width: 282, height: 160 }}
        title={m.cart_empty()}
        text={m.cart_empty_text()}
      >
        <ButtonLink to={here("/products")}>{m.cart_start()}</ButtonLink>
      </EmptyState>
      {children}
    </>
  );
}
