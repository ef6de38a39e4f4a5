import Trash2 from "lucide-react/icons/trash-2";
import { useDeferredValue, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { maxSearch } from "#src/api/limits.ts";
import { listAdminProducts } from "#src/catalogue/admin/contract.ts";
import { maxRelated } from "#src/catalogue/admin/rules.ts";
import { MovableRow } from "#src/kit/entries/movable-row.tsx";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { IconButton } from "#src/ui/buttons/icon-button.tsx";
import { announce } from "#src/ui/dialog/announce.ts";
import { Tile } from "#src/ui/display/tile.tsx";
import { Combobox } from "#src/ui/form/combobox.tsx";
import type { RelatedProduct } from "../contract.ts";

type RelatedFieldProps = {
  /** The product's own id, which is not offered; undefined for a new one. */
  of: number | undefined;
  value: RelatedProduct[];
  onChange: (products: RelatedProduct[]) => void;
};

const offered = 5;

/** Products shown beside this one: found as shoppers find them, put into order by drag, keys and buttons. */
export function RelatedField({ of, value, onChange }: RelatedFieldProps) {
  const nameOf = ({ names }: RelatedProduct) => names[locale()];
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved || to < 0 || to >= value.length || from === to) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(m.admin_product_related_moved({ name: nameOf(moved), place: number(to + 1) }));
  };
  return (
    <div className="grid gap-3">
      <p className="text-hint text-ink-soft">
        {value.length === 0
          ? m.admin_product_related_none()
          : m.admin_product_related_most({ max: number(maxRelated) })}
      </p>
      {value.length > 0 && (
        <ol aria-label={m.admin_product_related()} className="divide-y divide-line">
          {value.map((product, place) => (
            <MovableRow
              key={product.id}
              list="related"
              place={place}
              isLast={place === value.length - 1}
              onMove={move}
              labels={{
                up: m.admin_product_related_up({ name: nameOf(product) }),
                down: m.admin_product_related_down({ name: nameOf(product) }),
              }}
              className="py-1"
              actions={
                <IconButton
                  label={m.admin_product_related_remove({ name: nameOf(product) })}
                  onClick={() => onChange(value.toSpliced(place, 1))}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              }
            >
              <Picture product={product} />
              <span className="min-w-0 flex-1 truncate">{nameOf(product)}</span>
            </MovableRow>
          ))}
        </ol>
      )}
      {value.length < maxRelated && (
        <Finder
          without={[of, ...value.map(({ id }) => id)]}
          onFound={(product) => onChange([...value, product])}
        />
      )}
    </div>
  );
}

const Picture = ({ product: { image, tint } }: { product: RelatedProduct }) => (
  <Tile category={tint} src={image || undefined} width={36} height={36} className="size-9 rounded-tile" />
);

type FinderProps = { without: (number | undefined)[]; onFound: (product: RelatedProduct) => void };

function Finder({ without, onFound }: FinderProps) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { value, stale } = useLoad(listAdminProducts, { search }, { when: search });
  const found = search === "" ? undefined : value?.data;
  const options = found?.filter(({ id }) => !without.includes(id)).slice(0, offered);
  return (
    <Combobox
      size="dense"
      type="search"
      label={m.admin_product_related_search()}
      value={typed}
      maxLength={maxSearch}
      onType={setTyped}
      options={options}
      stale={stale}
      labels={{
        list: m.admin_edit_results(),
        found: m.admin_edit_found({ count: number(options?.length ?? 0) }),
        none: m.admin_product_related_nothing(),
      }}
      onChoose={({ id, names, image, tint }) => onFound({ id, names, image, tint })}
    >
      {(product) => (
        <>
          <Picture product={product} />
          <span className="min-w-0 flex-1 truncate">
            {product.names[locale()]}{" "}
            <span className="text-hint text-ink-soft">{product.weights[locale()]}</span>
          </span>
        </>
      )}
    </Combobox>
  );
}
