type RangeProps = {
  min: number;
  max: number;
  low: number;
  high: number;
  /** Called while a thumb moves; low stays below high by at least `step`. */
  onChange: (low: number, high: number) => void;
  onDone?: () => void;
  labels: { low: string; high: string };
  /** Formats a value for screen readers, e.g. "৳120". */
  format?: (value: number) => string;
  step?: number;
  disabled?: boolean;
};

/** A range slider with two thumbs of 24 px and touch targets of 44 px. */
export function Range(props: RangeProps) {
  const { min, max, low, high, onChange, onDone, labels, format = String, step = 1, disabled } = props;
  const toPercent = (value: number) => `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;
  const thumbProps = { min, max, step, disabled, onPointerUp: onDone, onKeyUp: onDone };
  return (
    <div className="relative -mx-2.5 h-11">
      <div className="absolute inset-x-2.5 top-5 h-1 rounded-full bg-disabled px-3">
        <div className="relative h-full">
          {!disabled && (
            <div
              className="absolute inset-y-0 bg-leaf"
              style={{ left: toPercent(low), width: toPercent(min + high - low) }}
            />
          )}
        </div>
      </div>
      <input
        {...thumbProps}
        type="range"
        className={`range-thumb ${low - min > max - high ? "z-1" : ""}`}
        aria-label={labels.low}
        aria-valuetext={format(low)}
        value={low}
        onChange={(event) => onChange(Math.min(event.currentTarget.valueAsNumber, high - step), high)}
      />
      <input
        {...thumbProps}
        type="range"
        className="range-thumb"
        aria-label={labels.high}
        aria-valuetext={format(high)}
        value={high}
        onChange={(event) => onChange(low, Math.max(event.currentTarget.valueAsNumber, low + step))}
      />
    </div>
  );
}
