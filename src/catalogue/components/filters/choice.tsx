import type { ReactNode } from "react";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Check } from "#src/ui/form/check.tsx";

type ChoiceProps = {
  name: string;
  /** What the form sends without JavaScript. */
  value: string | number;
  children: ReactNode;
  /** The number of products that it finds under the other filters; undefined if not counted. */
  count: number | undefined;
  chosen: boolean;
  onChoose: () => void;
  type?: "checkbox" | "radio";
};

/** One choice of a filter with its number of products; disabled where it would find none. */
export function Choice({ name, value, children, count, chosen, onChoose, type }: ChoiceProps) {
  const isEmpty = count === 0 && !chosen;
  return (
    <Check
      type={type}
      name={name}
      value={value}
      checked={chosen}
      disabled={isEmpty}
      onChange={onChoose}
      className={`px-1 lg:pointer-fine:min-h-9.5 ${isEmpty ? "opacity-50" : "cursor-pointer"}`}
      label={
        <>
          <span className={`min-w-0 flex-1 wrap-anywhere ${chosen ? "font-semibold" : ""}`}>{children}</span>
          {count !== undefined && <span className="pr-1.5 text-ink-soft">{formatNumber(count)}</span>}
        </>
      }
    />
  );
}
