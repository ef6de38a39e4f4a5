import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { missingPhrases } from "#src/cart/missing/missing-labels.ts";
import { findForOrder } from "#src/catalogue/admin/for-orders/contract.ts";
import { telLink } from "#src/language/contact/tel-link.ts";
import { m } from "#src/language/messages.ts";
import { formatDigits, formatTaka } from "#src/language/numbers/numbers.ts";
import type { LineProduct } from "#src/orders/admin/editing/edit-draft.ts";
import { FindProduct, toLineProduct } from "#src/orders/admin/editing/find-product.tsx";
import { Button } from "#src/ui/buttons/button.tsx";
import { buttonClasses } from "#src/ui/buttons/button-classes.ts";
import { TypedStepper } from "#src/ui/buttons/typed-stepper.tsx";
import { Note } from "#src/ui/display/note.tsx";
import type { BagLine } from "../packing-draft.ts";

type MissingOptionsProps = {
  line: BagLine;
  name: string;
  phone: string;
  /** Products of the order, which cannot be replacements. */
  orderedIds: readonly (number | undefined)[];
  onOut: () => void;
  onReplace: (product: LineProduct) => void;
  onQuantity: (quantity: number) => void;
};

/** The options for a missing line; the customer's choice comes first. */
export function MissingOptions(props: MissingOptionsProps) {
  const { line, name, phone, orderedIds, onOut, onReplace, onQuantity } = props;
  const { ifMissing: choice } = line;
  const [isSearching, setIsSearching] = useState(false);
  const nearest = useNearest(line, orderedIds, choice === "similar");
  const variantFor = (isPreferred: boolean) => (isPreferred ? "primary" : "second");
  return (
    <Note>
      <div className="grid gap-2">
        <p>
          {choice ? m.packing_said({ choice: missingPhrases[choice]() }) : m.packing_said_nothing()}{" "}
          {nearest && <strong>{nearestText(line, nearest)}</strong>}
        </p>
        <p className="text-hint">{m.packing_stock_goes()}</p>
        <div className="flex flex-wrap items-center gap-2">
          {(choice ?? "call") === "call" && (
            <a href={telLink(phone)} className={buttonClasses("primary", "dense", false)}>
              <Phone size={18} aria-hidden />
              {formatDigits(phone)}
            </a>
          )}
          {nearest && (
            <Button size="dense" onClick={() => onReplace(nearest)}>
              {m.office_replace()}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
          {choice === "leave_out" && <LeaveOut variant="primary" name={name} onPress={onOut} />}
          <Button
            variant={variantFor(choice === "similar" && !nearest)}
            size="dense"
            aria-expanded={isSearching}
            onClick={() => setIsSearching(!isSearching)}
          >
            {nearest ? m.packing_other() : m.packing_find()}
            <span className="sr-only">: {name}</span>
          </Button>
          {choice !== "leave_out" && <LeaveOut variant="second" name={name} onPress={onOut} />}
          {line.ordered > 1 && line.stepGrams === undefined && (
            <span className="flex items-center gap-2">
              {m.packing_only()}
              <TypedStepper
                look="tint"
                count={line.quantity}
                max={line.ordered}
                labels={{
                  less: m.admin_edit_less({ name }),
                  more: m.admin_edit_more({ name }),
                  quantity: m.admin_edit_quantity({ name }),
                }}
                onChange={(count) => (count === 0 ? onOut() : onQuantity(count))}
              />
            </span>
          )}
        </div>
        {isSearching && (
          <FindProduct
            focused
            start={kindName(line)}
            insteadOf={line.product.id}
            label={m.admin_edit_replace_by({ name })}
            onChoose={onReplace}
          />
        )}
      </div>
    </Note>
  );
}

function LeaveOut(props: { variant: "primary" | "second"; name: string; onPress: () => void }) {
  return (
    <Button variant={props.variant} size="dense" onClick={props.onPress}>
      {m.office_leave_out()}
      <span className="sr-only">: {props.name}</span>
    </Button>
  );
}

/** The name without its preparation: "Rui fish" of "Rui fish, cleaned and cut". */
const kindName = ({ product }: BagLine): string => product.name.split(",")[0] ?? "";

/** The first search result for the line's kind: another product, in stock, not in the order. */
function useNearest(line: BagLine, orderedIds: readonly (number | undefined)[], isWanted: boolean) {
  const search = kindName(line);
  const results = useLoad(
    findForOrder,
    { search, instead_of: line.product.id?.toString() },
    { loadWhile: isWanted && search },
  );
  const nearest = results.value?.data.find(
    ({ id, stock_left: stockLeft }) => stockLeft !== 0 && !orderedIds.includes(id),
  );
  return nearest && toLineProduct(nearest);
}

/** "Nearest: Shishir UHT milk 500 ml, ৳65 (৳35 less)". */
function nearestText({ product }: BagLine, nearest: LineProduct): string {
  const name = [nearest.name, nearest.weight].filter(Boolean).join(" ");
  const words = { name, price: formatTaka(nearest.price) };
  const difference = formatTaka(Math.abs(nearest.price - product.price));
  if (nearest.price === product.price) return m.packing_nearest(words);
  return nearest.price < product.price
    ? m.packing_nearest_less({ ...words, difference })
    : m.packing_nearest_more({ ...words, difference });
}
