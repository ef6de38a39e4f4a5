import { withFlag } from "#src/catalogue/listing/listing.ts";
import { Choice } from "./choice.tsx";
import type { FilterFormProps } from "./filter-form-props.ts";
import { flagNames } from "./flag-names.ts";

const offeredFlags = ["offers", "in_stock"] as const;

type FlagFilterProps = Pick<FilterFormProps, "filters" | "choose" | "counts">;

/** The checkboxes "on offer" and "in stock". */
export function FlagFilter({ filters, choose, counts }: FlagFilterProps) {
  return offeredFlags.map((flag) => (
    <Choice
      key={flag}
      name={flag}
      value="true"
      count={counts?.[flag]}
      chosen={filters.flags.includes(flag)}
      onChoose={() => choose(withFlag(filters, flag))}
    >
      {flagNames[flag]()}
    </Choice>
  ));
}
