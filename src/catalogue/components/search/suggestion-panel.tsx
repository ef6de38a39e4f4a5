import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useState,
} from "react";
import { call } from "#src/api/client/client.ts";
import { countChoice } from "#src/catalogue/contract.ts";
import { useTopCategories } from "#src/catalogue/listing/use-top-categories.ts";
import { clearSearches, recentSearches } from "#src/catalogue/search/browser/recent-searches.ts";
import {
  nextActiveIndex,
  type Suggested,
  type SuggestedProduct,
  toEmptyBoxRows,
  toSuggestionRows,
} from "#src/catalogue/search/browser/suggested.ts";
import { type LoadBoughtBefore, useEmptyBox } from "#src/catalogue/search/browser/use-empty-box.ts";
import { useSuggestions } from "#src/catalogue/search/browser/use-suggestions.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { announce } from "#src/ui/dialog/announce.ts";
import { EmptyBox } from "./empty-box.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";

/** Keys that the search box forwards while the panel is open. */
export type PanelKeys = { press(event: KeyboardEvent): void };

type PanelProps = {
  id: string;
  text: string;
  panelKeys: Ref<PanelKeys>;
  renderAction: (product: SuggestedProduct) => ReactNode;
  /** Called with the id of the row that a key selected; undefined while the box itself is active. */
  onActive: (id: string | undefined) => void;
  /** Called with the number of rows; 0 when the panel closes. */
  onRows: (count: number) => void;
  onGo: (to: string, term?: string) => void;
  loadBought: LoadBoughtBefore;
};

/** Suggestions below the search box; for an empty box recent and popular searches, products and categories. */
export default function SuggestionPanel(props: PanelProps) {
  const { id, text, panelKeys, onActive, onRows, onGo } = props;
  const { renderAction, loadBought } = props;
  const answer = useSuggestions(text);
  const [recent, setRecent] = useState(recentSearches);
  /** The index of the selected row; -1 while the box itself is active. */
  const [activeIndex, setActiveIndex] = useState(-1);
  const isEmpty = text.trim() === "";
  const emptyBoxData = useEmptyBox(isEmpty, loadBought);
  const categories = useTopCategories();
  const typedRows = answer ? toSuggestionRows(answer.text, answer.data) : [];
  const rows = isEmpty ? toEmptyBoxRows(recent, emptyBoxData, categories) : typedRows;
  const currentIndex = Math.min(activeIndex, rows.length - 1);

  useAnnouncement(rows.length, answer?.text ?? "", onRows);

  const openRow = (row: Suggested) => {
    if (row.kind === "product" && answer) {
      // Best effort: a lost count does not matter.
      void call(countChoice, { term: answer.data.searched ?? answer.text, product_id: row.product.id });
    }
    onGo(row.to, chosenTerm(row, answer?.text));
  };
  const moveTo = (index: number) => {
    setActiveIndex(index);
    onActive(index < 0 ? undefined : `${id}-${index}`);
  };

  useImperativeHandle(panelKeys, () => ({
    press(event) {
      const row = rows[currentIndex];
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        moveTo(nextActiveIndex(currentIndex, event.key === "ArrowDown" ? 1 : -1, rows.length));
      } else if (event.key === "Enter" && row) {
        event.preventDefault();
        openRow(row);
      } else if (event.key.length === 1 || event.key === "Backspace") moveTo(-1);
    },
  }));

  const clearRecent = () => {
    clearSearches();
    setRecent([]);
  };
  const renderRow = (row: Suggested, index: number) => (
    <SuggestionRow
      key={`${row.kind} ${row.to}`}
      id={`${id}-${index}`}
      row={row}
      active={index === currentIndex}
      renderAction={renderAction}
      onGo={() => openRow(row)}
    />
  );

  if (rows.length === 0) return null;
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-2 max-h-[calc(100dvh-11rem)] animate-rise overflow-y-auto overscroll-contain rounded-panel border border-line bg-card py-2 shadow-raised">
      <div role="grid" id={id} aria-label={m.search_suggestions()}>
        {isEmpty ? (
          <EmptyBox
            rows={rows}
            renderRow={renderRow}
            productsTitle={
              emptyBoxData.bought.length > 0 ? m.search_bought() : m.common_top_selling_products()
            }
            onForget={clearRecent}
          />
        ) : (
          rows.map(renderRow)
        )}
      </div>
    </div>
  );
}

/** Reports the number of rows, and announces it to screen readers after each response. */
function useAnnouncement(count: number, answeredText: string, onRows: (count: number) => void) {
  useEffect(() => {
    onRows(count);
    return () => onRows(0);
  }, [count, onRows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same count for other words is announced, too
  useEffect(() => {
    if (count === 1) announce(m.search_suggested_one());
    else if (count > 1) announce(m.search_suggested({ count: formatNumber(count) }));
  }, [count, answeredText]);
}

/** The term to remember for a chosen row: its own text, or for a product the typed text. */
function chosenTerm(row: Suggested, typedText: string | undefined): string | undefined {
  if ("text" in row) return row.text;
  return row.kind === "product" ? typedText : undefined;
}
