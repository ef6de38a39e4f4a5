import { m } from "#src/language/messages.ts";
import { chooseForAll, useMissingChoices } from "./if-missing-store.ts";
import { missingLabels } from "./missing-labels.ts";
import { ifMissing } from "./rules.ts";

/** One choice for the whole cart, as chips; the default is that the shop calls. */
export function MissingForAll() {
  const { all = "call" } = useMissingChoices();
  return (
    <fieldset className="border-t border-line pt-4 pb-1">
      <legend className="float-left mb-2.5 w-full text-label">{m.cart_if_missing()}</legend>
      <div className="clear-both flex flex-wrap gap-1.5">
        {ifMissing.map((choice) => (
          <label
            key={choice}
            className="press relative inline-flex min-h-11 flex-auto cursor-pointer items-center justify-center rounded-chip border border-leaf-line bg-card px-2 text-center font-medium max-sm:text-hint has-checked:border-leaf has-checked:bg-leaf-tint has-checked:font-semibold has-checked:text-leaf-press has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink max-[22rem]:w-full lg:flex-none lg:px-4"
          >
            <input
              type="radio"
              name="if-missing"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={all === choice}
              onChange={() => chooseForAll(choice)}
            />
            {missingLabels[choice]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
