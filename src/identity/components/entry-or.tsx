import { m } from "#src/language/messages.ts";

/** A line between two ways to sign in. */
export const EntryOr = () => (
  <p className="flex items-center gap-3 text-hint text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {m.entry_or()}
  </p>
);
