type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
};

/** A choice of one option, as a row of chips. */
export function Choice<Value extends string>({ label, name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map(([optionValue, optionLabel]) => (
        <label
          key={optionValue}
          className="flex min-h-9 cursor-pointer items-center rounded-chip border border-line px-3 text-label has-checked:border-leaf has-checked:bg-leaf-tint has-checked:text-leaf-press has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            value={optionValue}
            checked={value === optionValue}
            onChange={() => onChange(optionValue)}
            className="sr-only"
          />
          {optionLabel}
        </label>
      ))}
    </fieldset>
  );
}
