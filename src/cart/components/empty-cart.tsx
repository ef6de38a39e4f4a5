import type { ReactNode } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

type EmptyCartProps = {
  /** The user has just removed the last item, which had the focus. */
  emptied: boolean;
  children?: ReactNode;
};

/** Shown in place of an empty cart; `children` are products to begin with. */
export function EmptyCart({ emptied, children }: EmptyCartProps) {
  return (
    <>
      <EmptyState
        level={1}
        focused={emptied}
        picture={{ src: "/scenes/basket-empty.svg", width: 282, height: 160 }}
        title={m.cart_empty()}
        text={m.cart_empty_text()}
      >
        <ButtonLink to={localUrl("/products")}>{m.common_start_shopping()}</ButtonLink>
      </EmptyState>
      {children}
    </>
  );
}
