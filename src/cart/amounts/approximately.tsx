import { m } from "#src/language/messages.ts";

/** "About", before an estimated amount. */
export const Approximately = () => (
  <span className="text-label font-normal text-ink-soft">{m.cart_about()} </span>
);
