import { useDeferredValue, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { maxSearch } from "#src/api/limits.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { Combobox } from "#src/ui/form/combobox.tsx";
import { type AdminProduct, listAdminProducts } from "../contract.ts";

type ProductFinderProps = {
  label: string;
  none: string;
  without?: readonly (number | undefined)[];
  error?: string | undefined;
  onFound: (product: AdminProduct) => void;
};

const offered = 5;

/** Searches products as the staff's product list does; choosing one clears the search. */
export function ProductFinder({ label, none, without = [], error, onFound }: ProductFinderProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { value, stale } = useLoad(listAdminProducts, { search }, { when: search });
  const found = search === "" ? undefined : value?.data;
  const options = found?.filter(({ id }) => !without.includes(id)).slice(0, offered);
  return (
    <Combobox
      size="dense"
      type="search"
      label={label}
      value={typed}
      maxLength={maxSearch}
      error={error}
      onType={setTyped}
      options={options}
      stale={stale}
      labels={{
        list: m.admin_edit_results(),
        found: m.admin_edit_found({ count: number(options?.length ?? 0) }),
        none,
      }}
      onChoose={(product) => {
        setTyped("");
        onFound(product);
      }}
    >
      {({ names, weights, image, tint }) => (
        <>
          <ProductPicture image={image} tint={tint} />
          <span className="min-w-0 flex-1 truncate">
            {names[locale()]} <span className="text-hint text-ink-soft">{weights[locale()]}</span>
          </span>
        </>
      )}
    </Combobox>
  );
}

export const ProductPicture = ({ image, tint }: { image: string; tint: string }) => (
  <Tile category={tint} src={image || undefined} width={36} height={36} className="size-9 rounded-tile" />
);
