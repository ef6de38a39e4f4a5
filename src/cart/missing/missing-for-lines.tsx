import ChevronDown from "lucide-react/icons/chevron-down";
import { m } from "#src/language/messages.ts";
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
      <summary className="press flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 rounded-small text-label text-leaf">
        {m.cart_missing_each()}
        <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
      </summary>
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
