import { m } from "#src/language/messages.ts";
import { useMissingChoices } from "./if-missing-store.ts";
import { missingPhrases } from "./missing-labels.ts";

/** The choice for this product; renders nothing if it equals that of the whole cart. */
export function MissingHere({ id }: { id: string }) {
  const { all = "call", lines } = useMissingChoices();
  const chosen = lines[id] ?? all;
  if (chosen === all) return null;
  return (
    <p className="col-span-full mt-1.5 text-hint text-ink-soft lg:order-3 lg:col-start-2 lg:mt-0">
      {m.cart_if_line_missing()} <b className="font-semibold text-ink">{missingPhrases[chosen]()}</b>
    </p>
  );
}
