import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { takeFocus } from "#src/ui/buttons/take-focus.ts";
import { fieldLabel, valueText } from "../field-labels.ts";
import type { ProductValues, ValueName } from "../product-values.ts";

type ConflictsProps = {
  names: ValueName[];
  mine: ProductValues;
  theirs: ProductValues;
  onDecide: (name: ValueName, keepMine: boolean) => void;
};

/** The fields that a colleague changed as well: shows both versions and asks which to keep. */
export function Conflicts({ names, mine, theirs, onDecide }: ConflictsProps) {
  const categories = useAllCategories();
  if (names.length === 0) return null;
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-labelledby="conflicts-title"
      className="mb-3 scroll-mt-4 rounded-card bg-turmeric-tint p-3 text-turmeric-ink sm:p-4"
    >
      <h2 id="conflicts-title" className="text-sub">
        {m.admin_product_theirs_title()}
      </h2>
      <p>{m.admin_product_theirs_text()}</p>
      <ul className="mt-2 divide-y divide-line rounded-field bg-card text-ink">
        {names.map((name) => (
          <li key={name} className="grid gap-2 p-3 sm:grid-cols-2">
            <h3 className="text-label sm:col-span-2">{fieldLabel(name)}</h3>
            {(["mine", "theirs"] as const).map((side) => {
              const isMine = side === "mine";
              return (
                <div key={side} className="grid content-start justify-items-start gap-1.5">
                  <p className="text-hint text-ink-soft">
                    {isMine ? m.admin_product_mine() : m.admin_product_theirs()}
                  </p>
                  <p className="max-h-40 overflow-y-auto whitespace-pre-line wrap-anywhere">
                    {valueText(name, isMine ? mine : theirs, categories)}
                  </p>
                  <Button
                    variant="second"
                    size="dense"
                    aria-label={
                      isMine
                        ? m.admin_product_keep_mine_of({ field: fieldLabel(name) })
                        : m.admin_product_take_theirs_of({ field: fieldLabel(name) })
                    }
                    onClick={() => onDecide(name, isMine)}
                  >
                    {isMine ? m.admin_product_keep_mine() : m.admin_product_take_theirs()}
                  </Button>
                </div>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
