import { m } from "#src/language/messages.ts";
import { Summary } from "#src/ui/display/summary.tsx";
import { Select } from "#src/ui/form/select.tsx";
import { missingLabels } from "./missing-labels.ts";
import { type IfMissing, ifMissing } from "./rules.ts";

type MissingForEachProps = {
  lines: readonly { id: string; name: string; choice: IfMissing }[];
  onChoose: (id: string, choice: IfMissing) => void;
};

/** A choice for each line, collapsed. */
export const MissingForEach = ({ lines, onChoose }: MissingForEachProps) => (
  <details className="group pb-1">
    <Summary>{m.cart_missing_each()}</Summary>
    <ul className="pb-2">
      {lines.map(({ id, name, choice }) => (
        <li key={id} className="py-1.5">
          <Select
            size="small"
            label={m.cart_if_line_missing_label({ name })}
            value={choice}
            onChange={(event) => onChoose(id, event.currentTarget.value as IfMissing)}
          >
            {ifMissing.map((choice) => (
              <option key={choice} value={choice}>
                {missingLabels[choice]()}
              </option>
            ))}
          </Select>
        </li>
      ))}
    </ul>
  </details>
);
