import ChevronDown from "lucide-react/icons/chevron-down";
import { m } from "#src/language/messages.ts";
import { chooseForLine, useMissingChoices } from "./if-missing-store.ts";
import { missingNames, missingWords } from "./missing-words.ts";
import { type IfMissing, ifMissing } from "./rules.ts";

/** What the shop does where this product is missing: as for all lines, until something else is chosen for it. */
export function MissingForLine({ id, name }: { id: string; name: string }) {
  const { all = "call", lines } = useMissingChoices();
  const chosen = lines[id] ?? all;
  return (
    <div className="relative col-span-full mt-1 -mb-3 flex min-h-11 w-fit max-w-full items-center gap-x-2 rounded-small text-hint has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink lg:order-3 lg:col-start-2 lg:-mt-3 lg:-mb-1">
      <span aria-hidden className="text-ink-soft">
        {m.cart_if_line_missing()}
      </span>
      <span aria-hidden className="inline-flex items-center gap-1 font-semibold text-leaf">
        {missingWords[chosen]()}
        <ChevronDown size={18} />
      </span>
      <select
        aria-label={m.cart_if_line_missing_label({ name })}
        value={chosen}
        onChange={(event) => chooseForLine(id, event.currentTarget.value as IfMissing)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {ifMissing.map((choice) => (
          <option key={choice} value={choice}>
            {missingNames[choice]()}
          </option>
        ))}
      </select>
    </div>
  );
}
