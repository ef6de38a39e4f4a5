import type { Locale } from "../../language/locale.ts";

/**
 * A paragraph, or a list of points. `{name}`, `{address}`, `{phone}`, `{email}` and `{dbid}` are the shop's own, and
 * `[words](/path)` leads to another page.
 */
export type Block = string | string[];

type SectionText = { title: string; text: Block[] };

/** One section of a long text, its languages side by side. */
export type Section = { id: string } & Record<Locale, SectionText>;
