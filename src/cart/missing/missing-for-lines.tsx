import type { Cart } from "../cart.ts";
import { chooseForLine, useMissingChoices } from "./if-missing-store.ts";
import { MissingForEach } from "./missing-for-each.tsx";

/** The cart's choices for single products. */
export function MissingForLines({ cart }: { cart: Cart }) {
  const { all = "call", lines } = useMissingChoices();
  if (cart.length < 2) return <div className="pb-3" />;
  return (
    <MissingForEach
      lines={cart.map(({ product: { id, name } }) => ({ id, name, choice: lines[id] ?? all }))}
      onChoose={chooseForLine}
    />
  );
}
