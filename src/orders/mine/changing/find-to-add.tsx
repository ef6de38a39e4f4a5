import Search from "lucide-react/icons/search";
import { useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { listProducts, type ProductCard } from "#src/catalogue/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Combobox } from "#src/ui/form/combobox.tsx";
import { useDebounced } from "#src/ui/use-debounced.ts";

const maxMatches = 8;

/** Finds a product of the shop to add; choosing clears the search. */
export function FindToAdd({ onChoose }: { onChoose: (product: ProductCard) => void }) {
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim());
  const list = useLoad(listProducts, { search: term, limit: maxMatches, view: "card" } as const, {
    loadWhile: term,
  });
  const matches = typed.trim() === "" ? undefined : list.value?.data.slice(0, maxMatches);
  return (
    <Combobox
      inputMode="search"
      name="product"
      label={m.my_order_edit_find()}
      before={<Search size={18} aria-hidden />}
      value={typed}
      error={list.problem?.message}
      onType={setTyped}
      options={matches}
      stale={list.stale}
      labels={{
        list: m.my_order_edit_found_list(),
        found: m.my_order_edit_found({ count: formatNumber(matches?.length ?? 0) }),
        none: m.my_order_edit_none({ term }),
      }}
      isDisabled={({ stock_left }) => stock_left === 0}
      onChoose={(product) => {
        setTyped("");
        onChoose(product);
      }}
    >
      {({ name, weight, price, image, tint, stock_left: stockLeft }) => (
        <>
          <Tile
            category={tint}
            src={image}
            width={40}
            height={40}
            pale={stockLeft === 0}
            className="size-10 shrink-0"
          />
          <span className="min-w-0 flex-1">
            <span className="font-semibold">{name}</span> <span className="text-ink-soft">{weight}</span>
            {stockLeft === 0 && (
              <span className="block text-unit text-turmeric-ink">{m.common_sold_out()}</span>
            )}
          </span>
          <Amount text={formatTaka(price)} />
        </>
      )}
    </Combobox>
  );
}
