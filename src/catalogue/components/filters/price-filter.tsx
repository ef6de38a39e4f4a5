import { useEffect, useRef, useState } from "react";
import { type PriceRange, withHigh, withLow } from "#src/catalogue/listing/price-range.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Range } from "#src/ui/form/range.tsx";
import { PriceField } from "./price-field.tsx";

type PriceFilterProps = {
  range: PriceRange;
  /** The upper end of the slider, in taka. */
  highestPrice: number;
  disabled: boolean;
  onChoose: (range: PriceRange) => void;
};

/** Debounce of dragging and typing, in ms. */
const debounceMs = 300;

/** A slider with two thumbs and two fields for one price range. A change applies after a debounce, or on blur. */
export function PriceFilter({ range, highestPrice, disabled, onChoose }: PriceFilterProps) {
  const [draft, setDraft] = useState(range);
  const [previousRange, setPreviousRange] = useState(range);
  const draggedRange = useRef<PriceRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (previousRange.low !== range.low || previousRange.high !== range.high) {
    setPreviousRange(range);
    setDraft(range);
  }
  const choose = (next: PriceRange) => {
    clearTimeout(timer.current);
    setDraft(next);
    if (next.low !== range.low || next.high !== range.high) onChoose(next);
  };
  const chooseDebounced = (next: PriceRange) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(choose, debounceMs, next);
  };
  const drag = (low: number, high: number) => {
    clearTimeout(timer.current);
    draggedRange.current = { low, high };
    setDraft(draggedRange.current);
  };
  const endDrag = () => {
    if (draggedRange.current) chooseDebounced(draggedRange.current);
    draggedRange.current = undefined;
  };
  const { low, high } = disabled ? { low: 0, high: highestPrice } : draft;
  return (
    <>
      <Range
        min={0}
        max={Math.max(highestPrice, 1)}
        low={low}
        high={high}
        onChange={drag}
        onDone={endDrag}
        labels={{ low: m.listing_price_low(), high: m.listing_price_high() }}
        format={formatTaka}
        disabled={disabled}
      />
      <div className="mt-1 flex items-center gap-2">
        <PriceField
          name="min_price"
          label={m.listing_price_low()}
          value={low}
          min={0}
          max={high - 1}
          disabled={disabled}
          onTyping={(text) => chooseDebounced(withLow(draft, text))}
          onTyped={(text) => choose(withLow(draft, text))}
        />
        <span className="text-ink-soft">{m.listing_price_to()}</span>
        <PriceField
          name="max_price"
          label={m.listing_price_high()}
          value={high}
          min={low + 1}
          max={highestPrice}
          disabled={disabled}
          onTyping={(text) => chooseDebounced(withHigh(draft, text, highestPrice))}
          onTyped={(text) => choose(withHigh(draft, text, highestPrice))}
        />
      </div>
    </>
  );
}
