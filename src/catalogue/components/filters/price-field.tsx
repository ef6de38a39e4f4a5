import { type KeyboardEvent, useState } from "react";
import { Field } from "../../../ui/form/field.tsx";

type PriceFieldProps = {
  name: string;
  label: string;
  /** In the page's digits. */
  value: string;
  disabled: boolean;
  /** Called with the text, in either digit set, when the field is left or on Enter. */
  onTyped: (text: string) => void;
};

/** A field for one end of the price range. */
export function PriceField({ name, label, value, disabled, onTyped }: PriceFieldProps) {
  const [typed, setTyped] = useState<string>();
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
    if (event.key !== "Enter") return;
    event.preventDefault();
    commit();
  };
  return (
    <Field
      name={name}
      label={label}
      labelHidden
      before={<span className="taka">৳</span>}
      size="small"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      disabled={disabled}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="flex-1"
    />
  );
}
