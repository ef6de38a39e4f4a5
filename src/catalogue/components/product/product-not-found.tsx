import { useEffect, useRef } from "react";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

export function ProductNotFound() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={container} tabIndex={-1} className="wrap py-6 lg:py-8">
      <EmptyState
        level={1}
        picture={{ src: "/scenes/tray-empty.svg", width: 196, height: 140 }}
        title={m.product_not_found()}
        text={m.product_not_found_text()}
      >
        <ButtonLink to={localUrl("/products")}>{m.product_not_found_back()}</ButtonLink>
      </EmptyState>
    </div>
  );
}
