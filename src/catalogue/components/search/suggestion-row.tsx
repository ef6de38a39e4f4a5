import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pencil from "lucide-react/icons/pencil";
import History from "lucide-react/icons/rotate-ccw-clock";
import Search from "lucide-react/icons/search";
import type { ReactNode } from "react";
import type { Suggested, SuggestedProduct } from "#src/catalogue/search/browser/suggested.ts";
import { m } from "#src/language/messages.ts";
import { kiloPrice } from "#src/language/numbers/money.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { Amount } from "#src/ui/display/price.tsx";
import { Tile } from "#src/ui/display/tile.tsx";
import { Marked } from "./marked.tsx";

type RowProps = {
  id: string;
  row: Suggested;
  active: boolean;
  renderAction: (product: SuggestedProduct) => ReactNode;
  onGo: () => void;
};

/** A grid row with a link and a cart button. The focus stays in the search box, which refers to the active cell. */
export function SuggestionRow({ id, row, active, renderAction, onGo }: RowProps) {
  const chipProps = { id, active, onGo };
  if (row.kind === "popular") return <SuggestionChip {...chipProps} text={row.text} />;
  if (row.kind === "category" && row.chip) return <SuggestionChip {...chipProps} text={row.category.name} />;
  const isTall = row.kind === "product" || row.kind === "category";
  const footClasses = row.kind === "all" ? "mt-1 border-t border-line pt-1" : "";
  return (
    <div role="row" tabIndex={-1} className={`${footClasses} ${active ? "bg-leaf-tint" : ""}`}>
      <div className={`flex items-center gap-2 px-3 hover:bg-leaf-tint ${isTall ? "min-h-14" : "min-h-12"}`}>
        <div role="gridcell" tabIndex={-1} id={id} aria-selected={active} className="min-w-0 flex-1">
          <button
            type="button"
            tabIndex={-1}
            onClick={onGo}
            className="flex min-h-11 w-full items-center gap-3 rounded-small py-1 text-left"
          >
            <RowContent row={row} />
          </button>
        </div>
        {row.kind === "product" && (
          <div role="gridcell" tabIndex={-1}>
            {renderAction(row.product)}
          </div>
        )}
      </div>
    </div>
  );
}

type ChipProps = { id: string; active: boolean; text: string; onGo: () => void };

/** A short suggestion: several fit side by side. */
function SuggestionChip({ id, active, text, onGo }: ChipProps) {
  return (
    <div role="row" tabIndex={-1} className="max-w-full">
      <div role="gridcell" tabIndex={-1} id={id} aria-selected={active}>
        <button
          type="button"
          tabIndex={-1}
          onClick={onGo}
          className={`press flex min-h-11 max-w-full items-center rounded-chip px-4 font-medium shadow-rest hover:bg-leaf-tint ${active ? "bg-leaf-tint" : "bg-card"}`}
        >
          <span className="truncate">{text}</span>
        </button>
      </div>
    </div>
  );
}

const iconClasses = "mx-1 shrink-0 text-ink-soft";

function RowContent({ row }: { row: Exclude<Suggested, { kind: "popular" }> }) {
  switch (row.kind) {
    case "recent":
      return (
        <>
          <History size={19} aria-hidden className={iconClasses} />
          <span className="truncate">{row.text}</span>
        </>
      );
    case "ask":
      return (
        <>
          <Pencil size={19} aria-hidden className={iconClasses} />
          <span className="min-w-0 py-1">
            <span className="block text-unit text-ink-soft">{m.listing_ask_title()}</span>
            <span className="block font-semibold break-words text-leaf">
              {m.listing_ask_term({ term: row.term })}
            </span>
          </span>
        </>
      );
    case "searched":
      return (
        <>
          <Search size={19} aria-hidden className={iconClasses} />
          <span className="truncate">{m.listing_searched({ term: row.text })}</span>
        </>
      );
    case "word":
      return (
        <>
          <Search size={19} aria-hidden className={iconClasses} />
          <span className="truncate">
            <Marked text={row.text} marks={row.marks} />
          </span>
        </>
      );
    case "product":
      return <ProductContent product={row.product} />;
    case "category":
      return (
        <>
          <Tile
            category={row.category.tint}
            src={row.category.icon}
            className="size-12 shrink-0 rounded-tile"
          />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{row.category.name}</span>
            <span className="block text-unit text-ink-soft">{m.common_category()}</span>
          </span>
          <ChevronRight size={19} aria-hidden className="text-ink-soft" />
        </>
      );
    case "all":
      return (
        <>
          <ArrowRight size={19} aria-hidden className={iconClasses} />
          <span className="truncate font-semibold text-leaf">
            {row.count === undefined
              ? m.search_all_uncounted({ term: row.text })
              : m.search_all({ count: formatNumber(row.count), term: row.text })}
          </span>
        </>
      );
  }
}

function ProductContent({ product }: { product: SuggestedProduct }) {
  const { name, other_name, marks, weight, price, tint, image, stock_left } = product;
  const stepGrams = product.step_grams;
  return (
    <>
      <Tile
        category={tint}
        src={image}
        width={48}
        height={48}
        pale={stock_left === 0}
        className="size-12 shrink-0 rounded-tile"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-tight">
          <Marked text={name} marks={marks?.name ?? []} />
        </span>
        <span className="flex text-unit text-ink-soft">
          <span className="shrink-0">{weight}</span>
          {stepGrams && (
            <span className="shrink-0 whitespace-pre">
              {" · "}
              <Amount text={formatTaka(kiloPrice({ price, stepGrams }))} />
              {m.product_per_kg()}
            </span>
          )}
          {weight && other_name && <span className="whitespace-pre"> · </span>}
          {other_name && (
            <span className="min-w-0 truncate">
              <Marked text={other_name} marks={marks?.other_name ?? []} />
            </span>
          )}
        </span>
      </span>
      <span className="shrink-0 font-bold">
        <Amount text={formatTaka(price)} />
      </span>
    </>
  );
}
