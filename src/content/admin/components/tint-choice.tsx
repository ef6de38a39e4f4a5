import { tints } from "../../../catalogue/rules.ts";
import { m } from "../../../language/messages.ts";
import { number } from "../../../language/numbers.ts";

type TintChoiceProps = { value: string; onChange: (tint: (typeof tints)[number]) => void };

/** The palette of the shop, one colour to be chosen. */
export function TintChoice({ value, onChange }: TintChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">{m.content_tint()}</legend>
      <div className="flex flex-wrap gap-1">
        {tints.map((tint, index) => (
          <label
            key={tint}
            data-category={tint}
            className="grid size-11 place-items-center rounded-small border-2 border-transparent has-checked:border-leaf has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="tint"
              value={tint}
              checked={value === tint}
              onChange={() => onChange(tint)}
              aria-label={m.content_tint_number({ number: number(index + 1) })}
              className="sr-only"
            />
            <span aria-hidden className="size-8 rounded-badge border border-line bg-tint" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
