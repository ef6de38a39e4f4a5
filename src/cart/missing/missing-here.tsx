import { m } from "#src/language/messages.ts";
import { useMissingChoices } from "./if-missing-store.ts";
import { missingPhrases } from "./missing-labels.ts";

/** Says what the shop does if this product is out of stock. Renders nothing if that is the choice for the whole cart. */
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
