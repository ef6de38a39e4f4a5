import { MovableRow } from "../../../../admin/kit/entries/movable-row.tsx";
import { datesOf, stateOf } from "../../../../admin/kit/entries/schedule.ts";
import { here, locale } from "../../../../language/locale.ts";
import { m } from "../../../../language/messages.ts";
import { number } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Link } from "../../../../ui/buttons/link.tsx";
import { Tile } from "../../../../ui/display/tile.tsx";
import type { AdminCategory } from "../contract.ts";
import { nameOf } from "../use-category-list.ts";

type CategoryRowProps = {
  category: AdminCategory;
  /** Counted from 0. */
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (from: number, to: number) => void;
  onToggle: () => void;
};

/** A category in the list: dragged, moved by buttons or Alt with the arrow keys, opened, hidden. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, isOpen, onOpen, onToggle, ...moving } = props;
  const title = nameOf(category);
  const other = locale() === "bn" ? "en" : "bn";
  return (
    <MovableRow
      {...moving}
      list="categories"
      labels={{ up: m.content_up({ title }), down: m.content_down({ title }) }}
      className={`border-line px-3 py-2 not-first:border-t ${isOpen ? "bg-leaf-tint" : ""}`}
      actions={
        <Button
          variant="quiet"
          size="dense"
          aria-label={category.is_active ? m.content_hide_one({ title }) : m.content_show_one({ title })}
          onClick={onToggle}
        >
          {category.is_active ? m.content_hide() : m.content_show()}
        </Button>
      }
    >
      <Tile
        category={category.tint}
        src={category.image || undefined}
        width={48}
        height={48}
        className="size-11 rounded-tile"
      />
      <div className="min-w-0 flex-1 basis-3/5 md:basis-36">
        <button
          type="button"
          aria-label={m.content_edit({ title })}
          onClick={onOpen}
          className="block min-h-8 max-w-full truncate rounded-badge text-left font-semibold hover:text-leaf pointer-coarse:min-h-11"
        >
          {title}
        </button>
        <p className="truncate text-hint text-ink-soft" lang={other}>
          {category[`name_${other}`]}
        </p>
      </div>
      <p className="text-hint md:w-36">
        <Link
          to={here(`/admin/products?category=${category.id}`)}
          className="inline-flex min-h-8 items-center text-leaf hover:underline pointer-coarse:min-h-11"
        >
          {m.category_products({ count: number(category.products) })}
        </Link>
        {category.archived > 0 && (
          <span className="text-ink-soft">, {m.category_archived({ count: number(category.archived) })}</span>
        )}
      </p>
      <p className="text-hint md:w-44">
        <b className={category.is_active ? "text-leaf" : "text-ink-soft"}>{stateOf(category)}</b>{" "}
        <span className="text-ink-soft">{datesOf(category)}</span>
      </p>
    </MovableRow>
  );
}
