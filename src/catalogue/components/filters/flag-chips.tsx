import type { ProductList } from "#src/catalogue/contract.ts";
import { type Filters, urlOf, withFlag } from "#src/catalogue/listing/listing.ts";
import { here } from "#src/language/locale.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { flagNames } from "./flag-names.ts";

const offered = ["offers", "in_stock"] as const;

type FlagChipsProps = { filters: Filters; counts: ProductList["meta"]["counts"] };

export function FlagChips({ filters, counts }: FlagChipsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {offered.map((flag) => (
        <Chip
          key={flag}
          to={here(urlOf(withFlag(filters, flag)))}
          chosen={filters.flags.includes(flag)}
          preventScrollReset
        >
          {flagNames[flag]()}
          {counts && <span className="font-normal text-ink-soft">{number(counts[flag])}</span>}
        </Chip>
      ))}
    </div>
  );
}
