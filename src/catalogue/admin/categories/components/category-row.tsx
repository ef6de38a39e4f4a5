import type { ComponentProps } from "react";
import { EntryRow } from "#src/kit/entries/entry-row.tsx";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import type { AdminCategory } from "../contract.ts";

type CategoryRowProps = Omit<ComponentProps<typeof EntryRow>, "names" | "list" | "tile"> & {
  entry: AdminCategory;
  /** The number of categories above it. */
  level: number;
};

/** A row of the list of categories: its tile and names, with a link to its products. */
export function CategoryRow({ level, ...props }: CategoryRowProps) {
  const { id, parent_id, image, tint, name_en, name_bn, products, archived } = props.entry;
  return (
    <EntryRow
      {...props}
      list={`categories-${parent_id}`}
      level={level}
      names={{ en: name_en, bn: name_bn }}
      tile={
        <Tile
          category={tint}
          src={image || undefined}
          width={48}
          height={48}
          className="size-11 rounded-tile"
        />
      }
    >
      <p className="text-hint md:w-36">
        <Link
          to={localUrl(`/admin/products?category=${id}`)}
          className="inline-flex min-h-8 items-center text-leaf hover:underline pointer-coarse:min-h-11"
        >
          {m.category_products({ count: formatNumber(products) })}
        </Link>
        {archived > 0 && (
          <span className="text-ink-soft">, {m.category_archived({ count: formatNumber(archived) })}</span>
        )}
      </p>
    </EntryRow>
  );
}
