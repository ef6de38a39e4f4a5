import { useEffect, useRef, useState } from "react";
import { m } from "../../../language/messages.ts";
import { digits, taka } from "../../../language/numbers/numbers.ts";
import { Range } from "../../../ui/form/range.tsx";
import { type PriceRange, withHigh, withLow } from "../../listing/price-range.ts";
import { PriceField } from "./price-field.tsx";

type PriceFilterProps = {
  range: PriceRange;
  /** The upper end of the slider, in taka. */
  top: number;
  disabled: boolean;
  onChoose: (range: PriceRange) => void;
};

/** How long a thumb has to rest before its place counts, in ms: arrow keys move it in many steps. */
const restMs = 300;

/** A slider with two thumbs and two fields for one price range; applied when a thumb rests or a field is left. */
export function PriceFilter({ range, top, disabled, onChoose }: PriceFilterProps) {
  const [draft, setDraft] = useState(range);
  const [known, setKnown] = useState(range);
  const moved = useRef<PriceRange>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (known.low !== range.low || known.high !== range.high) {
    setKnown(range);
    setDraft(range);
  }
  const choose = (next: PriceRange) => {
    setDraft(next);
    if (next.low !== range.low || next.high !== range.high) onChoose(next);
  };
  const move = (low: number, high: number) => {
    clearTimeout(timer.current);
    moved.current = { low, high };
    setDraft(moved.current);
  };
  const rest = () => {
    if (!moved.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(choose, restMs, moved.current);
    moved.current = undefined;
  };
  const { low, high } = disabled ? { low: 0, high: top } : draft;
  return (
    <>
      <Range
        min={0}
        max={Math.max(top, 1)}
        low={low}
        high={high}
        onChange={move}
        onDone={rest}
        labels={{ low: m.listing_price_low(), high: m.listing_price_high() }}
        format={taka}
        disabled={disabled}
      />
      <div className="mt-1 flex items-center gap-2">
        <PriceField
          name="min_price"
          label={m.listing_price_low()}
          value={digits(low)}
          disabled={disabled}
          onTyped={(text) => choose(withLow(draft, text))}
        />
        <span className="text-ink-soft">{m.listing_price_to()}</span>
        <PriceField
          name="max_price"
          label={m.listing_price_high()}
          value={digits(high)}
          disabled={disabled}
          onTyped={(text) => choose(withHigh(draft, text, top))}
        />
      </div>
    </>
  );
}
