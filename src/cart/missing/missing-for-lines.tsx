import { m } from "#src/language/messages.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Select } from "#src/ui/form/select.tsx";
import type { Cart } from "../cart.ts";
import { chooseForLine, useMissingChoices } from "./if-missing-store.ts";
import { missingLabels } from "./missing-labels.ts";
import { type IfMissing, ifMissing } from "./rules.ts";

/** Choices for single products, collapsed. */
export function MissingForLines({ cart }: { cart: Cart }) {
  const { all = "call", lines } = useMissingChoices();
  if (cart.length < 2) return <div className="pb-3" />;
  return (
    <details className="group pb-1">
      <Summary>{m.cart_missing_each()}</Summary>
      <ul className="pb-2">
        {cart.map(({ product: { id, name } }) => (
          <li key={id} className="py-1.5">
            <Select
              size="small"
              label={m.cart_if_line_missing_label({ name })}
              value={lines[id] ?? all}
              onChange={(event) => chooseForLine(id, event.currentTarget.value as IfMissing)}
            >
              {ifMissing.map((choice) => (
                <option key={choice} value={choice}>
                  {missingLabels[choice]()}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </details>
  );
}
