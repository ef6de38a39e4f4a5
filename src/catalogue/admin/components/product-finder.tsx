import { useDeferredValue, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { maxSearch } from "#src/api/limits.ts";
import type { Operation } from "#src/api/operation.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { Combobox } from "#src/ui/form/combobox.tsx";
import type { AdminProduct } from "../contract.ts";

type FoundProduct = Pick<AdminProduct, "id" | "names" | "image" | "tint"> &
  Partial<Pick<AdminProduct, "weights">>;

type ProductFinderProps<Found> = {
  /** The search operation. */
  operation: Operation<{ search: string }, { data: Found[] }>;
  label: string;
  /** Shown if nothing was found. */
  emptyText: string;
  /** The ids of products to leave out. */
  excludedIds?: readonly (number | undefined)[];
  error?: string | undefined;
  onChoose: (product: Found) => void;
};

const maxOptions = 5;

/** A search field for products. Choosing a product calls `onChoose` and clears the field. */
export function ProductFinder<Found extends FoundProduct>({
  operation,
  label,
  emptyText,
  excludedIds = [],
  error,
  onChoose,
}: ProductFinderProps<Found>) {
  const [typedText, setTypedText] = useState("");
  const search = useDeferredValue(typedText.trim());
  const { value, stale } = useLoad(operation, { search }, { loadWhile: search });
  const foundProducts = search === "" ? undefined : value?.data;
  const options = foundProducts?.filter(({ id }) => !excludedIds.includes(id)).slice(0, maxOptions);
  return (
    <Combobox
      size="dense"
      type="search"
      label={label}
      value={typedText}
      maxLength={maxSearch}
      error={error}
      onType={setTypedText}
      options={options}
      stale={stale}
      labels={{
        list: m.admin_edit_results(),
        found: m.admin_edit_found({ count: formatNumber(options?.length ?? 0) }),
        none: emptyText,
      }}
      onChoose={(product) => {
        setTypedText("");
        onChoose(product);
      }}
    >
      {({ names, weights, image, tint }) => (
        <>
          <ProductPicture image={image} tint={tint} />
          <span className="min-w-0 flex-1 truncate">
            {names[locale()]} <span className="text-hint text-ink-soft">{weights?.[locale()]}</span>
          </span>
        </>
      )}
    </Combobox>
  );
}

export const ProductPicture = ({ image, tint }: { image: string; tint: string }) => (
  <Tile category={tint} src={image || undefined} width={36} height={36} className="size-9 rounded-tile" />
);
