import { type KeyboardEvent, useState } from "react";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { digits } from "#src/language/numbers/numbers.ts";
import { Field } from "#src/ui/form/field.tsx";

type PriceFieldProps = {
  name: string;
  label: string;
  /** In taka, as are the least and the most that may be typed. */
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Called with each text while one types. */
  onTyping: (text: string) => void;
  /** Called with the text, in either digit set, when the field is left or on Enter. */
  onTyped: (text: string) => void;
};

/** By how much a key changes the price, in taka. */
const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A field for one end of the price range: typed in either digit set, or changed by the arrow keys. */
export function PriceField(props: PriceFieldProps) {
  const { name, label, value, min, max, disabled, onTyping, onTyped } = props;
  const [typed, setTyped] = useState<string>();
  const now = (typed === undefined ? undefined : readWholeNumber(typed)) ?? value;
  const type = (text: string) => {
    setTyped(text);
    onTyping(text);
  };
  const commit = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onTyped(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && typed !== undefined) {
      event.stopPropagation();
      setTyped(undefined);
    }
    const by = stepsByKey[event.key];
    if (by === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (by === undefined) commit();
    else type(digits(Math.min(max, Math.max(min, now + by))));
  };
  return (
    <Field
      name={name}
      label={label}
      labelHidden
      before={<span className="taka">৳</span>}
      size="small"
      role="spinbutton"
      aria-valuenow={now}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      disabled={disabled}
      value={typed ?? digits(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="flex-1"
    />
  );
}
