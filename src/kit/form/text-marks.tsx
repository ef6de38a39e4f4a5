type TextMarksProps = {
  hint: string;
  /** The names that may stand in braces, each with an example. */
  values: Record<string, string>;
};

/** What may stand in braces in a text, and what is put there. */
export const TextMarks = ({ hint, values }: TextMarksProps) => (
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
