import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { takeFocus } from "./take-focus.ts";

export type StepperProps = {
  count: number;
  onChange: (count: number) => void;
  labels: { less: string; more: string; quantity: string };
  min?: number;
  max?: number | undefined;
  /** `leaf` on a tile, `tint` in lists and a phone's cart, `large` on a wide screen and the product page. */
  look?: "leaf" | "tint" | "large";
  /** Formats the count in the page's digits. */
  digits?: (count: number) => string;
  /** Replaces the count by a field (`TypedStepper`). */
  children?: ReactNode;
  /** Reserves more space for a count in words, such as "1.25 kg". */
  wordy?: boolean;
  /** Focuses its plus button on mount, after "Add" was pressed. */
  focused?: boolean;
  className?: string;
};

const tintClass = "rounded-field border-[1.5px] border-leaf-line bg-leaf-tint text-leaf-press";
const lookClasses = {
  leaf: "on-leaf h-10 rounded-small bg-leaf text-card shadow-control",
  tint: `h-11 w-34 max-[22rem]:w-29 ${tintClass}`,
  large: `h-13 w-38 ${tintClass}`,
};
const endClass =
  "press reach grid w-11 shrink-0 place-items-center rounded-[inherit] -outline-offset-3 focus-visible:-outline-offset-3 disabled:opacity-45";

export function Stepper(props: StepperProps) {
  const { count, onChange, labels, min = 1, max = Number.POSITIVE_INFINITY, look = "leaf" } = props;
  const { digits = String, children, focused = false, wordy = false, className = "" } = props;
  const buttonClass = wordy ? `${endClass} max-lg:w-9` : endClass;
  return (
    <fieldset
      aria-label={labels.quantity}
      className={`flex min-w-0 ${lookClasses[look]} ${wordy ? "text-unit leading-4" : ""} ${className}`}
    >
      <button
        type="button"
        aria-label={labels.less}
        disabled={count <= min}
        onClick={() => onChange(count - 1)}
        className={buttonClass}
      >
        <Minus size={20} aria-hidden />
      </button>
      {children ?? (
        <output className="grid min-w-6 flex-1 place-items-center text-center font-bold">
          <span key={count} className="animate-roll">
            {digits(count)}
          </span>
        </output>
      )}
      <button
        ref={focused ? takeFocus : undefined}
        type="button"
        aria-label={labels.more}
        disabled={count >= max}
        onClick={() => onChange(count + 1)}
        className={buttonClass}
      >
        <Plus size={20} aria-hidden />
      </button>
    </fieldset>
  );
}
