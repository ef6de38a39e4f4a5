import { type KeyboardEvent, useState } from "react";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatDigits } from "#src/language/numbers/numbers.ts";
import { Field } from "#src/ui/form/field.tsx";

type PriceFieldProps = {
  name: string;
  label: string;
  /** The price in taka, like `min` and `max`. */
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Called at each change with the text. */
  onTyping: (text: string) => void;
  /** Called on blur or Enter with the text, in either digit set. */
  onTyped: (text: string) => void;
};

/** The change per key press, in taka. */
const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number field that arrow and page keys change. Escape restores the price. */
export function PriceField(props: PriceFieldProps) {
  const { name, label, value, min, max, disabled, onTyping, onTyped } = props;
  const [typedText, setTypedText] = useState<string>();
  const current = (typedText === undefined ? undefined : readWholeNumber(typedText)) ?? value;
  const changeText = (text: string) => {
    setTypedText(text);
    onTyping(text);
  };
  const commit = () => {
    if (typedText === undefined) return;
    setTypedText(undefined);
    onTyped(typedText);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && typedText !== undefined) {
      event.stopPropagation();
      setTypedText(undefined);
    }
    const step = stepsByKey[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) commit();
    else changeText(formatDigits(Math.min(max, Math.max(min, current + step))));
  };
  return (
    <Field
      name={name}
      label={label}
      labelHidden
      before={<span className="taka">৳</span>}
      size="small"
      role="spinbutton"
      aria-valuenow={current}
      aria-valuemin={min}
      aria-valuemax={max}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      disabled={disabled}
      value={typedText ?? formatDigits(value)}
      onChange={(event) => changeText(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="flex-1"
    />
  );
}
