import { m } from "#src/language/messages.ts";

/** Stands before an amount that the scales decide. */
export const About = () => <span className="text-label font-normal text-ink-soft">{m.cart_about()} </span>;
