import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { findForOrder } from "#src/catalogue/admin/for-orders/contract.ts";
import type { ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Combobox } from "#src/ui/form/combobox.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";
import type { LineProduct } from "./edit-draft.ts";

type FindProductProps = {
  label: string;
  /** Focused on mount. */
  focused?: boolean;
  start?: string;
  /** The id of the product to be replaced. */
  insteadOf?: number | undefined;
  onChoose: (product: LineProduct) => void;
};

/** Searches like shoppers do; choosing clears the search. */
export function FindProduct({ label, focused = false, start = "", insteadOf, onChoose }: FindProductProps) {
  const [typed, setTyped] = useState(start);
  const term = useDebounced(typed.trim());
  const list = useLoad(
    findForOrder,
    { search: term, instead_of: insteadOf?.toString() },
    { loadWhile: term },
  );
  const matches = typed.trim() === "" ? undefined : list.value?.data;
  return (
    <Combobox
      inputMode="search"
      name="product"
      size="dense"
      autoFocus={focused}
      label={label}
      before={<Search size={16} aria-hidden />}
      value={typed}
      error={list.problem?.message}
      onType={setTyped}
      options={matches}
      stale={list.stale}
      labels={{
        list: m.admin_edit_results(),
        found: m.admin_edit_found({ count: String(matches?.length) }),
        none: m.admin_edit_none({ term }),
      }}
      isDisabled={({ stock_left }) => stock_left === 0}
      onChoose={(product) => {
        setTyped("");
        onChoose(toLineProduct(product));
      }}
    >
      {(product) => <ProductOption product={product} />}
    </Combobox>
  );
}

function ProductOption({
  product: { name, weight, price, image, tint, stock_left: stockLeft },
}: {
  product: ProductCard;
}) {
  return (
    <>
      <Tile
        category={tint}
        src={image}
        width={32}
        height={32}
        pale={stockLeft === 0}
        className="size-8 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{name}</span> <span className="text-ink-soft">{weight}</span>
        {stockLeft !== undefined && (
          <span className="block text-unit font-semibold text-turmeric-ink">
            {stockLeft === 0 ? m.common_sold_out() : m.admin_edit_left({ count: String(stockLeft) })}
          </span>
        )}
      </span>
      <Amount text={formatTaka(price)} />
    </>
  );
}

export const toLineProduct = ({
  id,
  name,
  weight,
  image,
  tint,
  price,
  step_grams,
}: ProductCard): LineProduct => ({
  id,
  name,
  weight,
  image,
  tint,
  price,
  ...(step_grams && { step_grams }),
});
