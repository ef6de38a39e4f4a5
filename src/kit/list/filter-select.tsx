type FilterSelectProps = {
  label: string;
  /** The name of the option without a filter. */
  allLabel: string;
  value: string | undefined;
  options: { value: string; name: string }[];
  onChange: (value: string | undefined) => void;
};

/** A select that filters a list by one of several values. */
export const FilterSelect = ({ label, allLabel, value, options, onChange }: FilterSelectProps) => (
  <select
    aria-label={label}
    data-chosen={value ? true : undefined}
    value={value ?? ""}
    onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    className={`field-box min-h-9 px-3 text-label pointer-coarse:min-h-11 ${value ? "border-leaf bg-leaf-tint text-leaf-press" : ""}`}
  >
    <option value="">{allLabel}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </select>
);
