import { tints } from "#src/api/tints.ts";
import { m } from "#src/language/messages.ts";
import { type PaletteTint, tintName } from "./tint-name.ts";

type TintChoiceProps = { value: string; onChange: (tint: PaletteTint) => void };

export function TintChoice({ value, onChange }: TintChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">
        {m.entry_tint()}: <span className="font-normal text-ink-soft">{tintName(value)}</span>
      </legend>
      <div className="flex flex-wrap gap-1">
        {tints.map((tint) => (
          <label
            key={tint}
            data-category={tint}
            title={tintName(tint)}
            className="grid size-11 place-items-center rounded-small border-2 border-transparent has-checked:border-leaf has-focus-visible:outline-[2.5px] has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="tint"
              value={tint}
              checked={value === tint}
              onChange={() => onChange(tint)}
              aria-label={tintName(tint)}
              className="sr-only"
            />
            <span aria-hidden className="size-8 rounded-badge border border-line bg-tint" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
