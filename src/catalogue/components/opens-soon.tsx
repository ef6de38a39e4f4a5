import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { ButtonLink } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";

/** The home page of a shop without products. */
export default function OpensSoon({ name = "" }: { name: string | undefined }) {
  return (
    <EmptyState
      level={1}
      picture={{ src: "/scenes/basket-empty.svg", width: 282, height: 160 }}
      title={m.opens_soon({ name })}
      text={m.opens_soon_text()}
    >
      <ButtonLink to={localUrl("/custom-order")}>{m.listing_ask()}</ButtonLink>
    </EmptyState>
  );
}
