type TextVariablesProps = {
  hint: string;
  values: Record<string, string>;
};

/** Lists the variables of a text with examples. */
export const TextVariables = ({ hint, values }: TextVariablesProps) => (
  <>
    {hint}{" "}
    {Object.entries(values).map(([name, value], index) => (
      <span key={name}>
        {index > 0 && " · "}
        <code translate="no">{`{${name}}`}</code> {value}
      </span>
    ))}
  </>
);
