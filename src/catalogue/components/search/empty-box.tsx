import type { ReactNode } from "react";
import type { Suggested } from "#src/catalogue/search/browser/suggested.ts";
import { m } from "#src/language/messages.ts";

type EmptyBoxProps = {
  rows: Suggested[];
  renderRow: (row: Suggested, index: number) => ReactNode;
  /** The title over the products: bought before, or top selling. */
  productsTitle: string;
  onForget: () => void;
};

/** Suggestions for an empty search box, grouped by kind. */
export function EmptyBox({ rows, renderRow, productsTitle, onForget }: EmptyBoxProps) {
  const groups = [
    { kind: "recent", title: m.search_recent() },
    { kind: "popular", title: m.search_popular() },
    { kind: "product", title: productsTitle },
    { kind: "category", title: m.common_categories() },
  ] as const;
  return groups.map(({ kind, title }) => {
    const kindLines = rows.map((row, index) => (row.kind === kind ? renderRow(row, index) : undefined));
    if (!kindLines.some(Boolean)) return null;
    const isChips = kind === "popular" || kind === "category";
    return (
      <div key={kind} role="rowgroup" className={isChips ? "pb-2" : undefined}>
        <div role="row" tabIndex={-1} className="flex min-h-11 items-center justify-between px-4">
          <span role="columnheader" tabIndex={-1} className="text-label">
            {title}
          </span>
          {kind === "recent" && (
            <span role="gridcell" tabIndex={-1}>
              <button
                type="button"
                aria-label={m.search_forget()}
                onClick={onForget}
                className="-mr-2 min-h-11 rounded-small px-2 text-label text-leaf"
              >
                {m.common_clear()}
              </button>
            </span>
          )}
        </div>
        <div role="none" className={isChips ? "flex flex-wrap gap-2 px-4" : undefined}>
          {kindLines}
        </div>
      </div>
    );
  });
}
