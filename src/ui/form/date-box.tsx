import { useId } from "react";
import { day } from "#src/language/dates/dates.ts";

type DateBoxProps = {
  label: string;
  /** Hides the label visually, if the page itself says what the date means. */
  labelHidden?: boolean;
  /** A calendar date, "2026-11-24"; empty if none is chosen. */
  value: string;
  /** Has the look of an active filter. */
  chosen?: boolean;
  onChange: (value: string) => void;
};

/** A date in a row of filters. The browser formats the input; the shop's format is shown below it. */
export function DateBox({ label, labelHidden, value, chosen, onChange }: DateBoxProps) {
  const id = useId();
  return (
    <span className="flex items-start gap-2">
      {!labelHidden && (
        <span aria-hidden className="py-2 text-label text-ink-soft pointer-coarse:py-3">
          {label}
        </span>
      )}
      <span className="grid">
        <input
          type="date"
          aria-label={label}
          aria-describedby={id}
          data-chosen={chosen || undefined}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`field-box min-h-9 px-3 text-label pointer-coarse:min-h-11 ${chosen ? "border-leaf bg-leaf-tint text-leaf-press" : ""}`}
        />
        <span id={id} className="px-3 text-unit text-ink-soft">
          {value && day(value)}
        </span>
      </span>
    </span>
  );
}
