import Circle from "lucide-react/icons/circle-dot";
import { useEffect } from "react";
import { m } from "../../language/messages.ts";
import { number } from "../../language/numbers/numbers.ts";
import { useWarning } from "./use-warning.ts";

type UnsavedBarProps = {
  /** The labels of the fields that are changed and not saved. */
  fields: string[];
  busy: boolean;
  onDiscard: () => void;
};

const button =
  "press inline-flex min-h-9 items-center gap-2 rounded-small px-3 text-label pointer-coarse:min-h-11";

/** At the foot of a form: what is changed in it and not saved. Its button sends the form, and so does Ctrl+S; nothing while nothing is changed. */
export function UnsavedBar({ fields, busy, onDiscard }: UnsavedBarProps) {
  const changed = fields.length > 0;
  useWarning(changed);
  useSaveKey(changed);
  if (!changed) return null;
  return (
    <section
      aria-label={m.office_unsaved_label()}
      className="on-leaf sticky bottom-3 z-2 flex min-h-15 items-center gap-x-1 rounded-[14px] bg-deep-leaf px-3 py-1.5 text-on-deep shadow-raised md:min-h-13"
    >
      <p className="mr-auto flex min-w-0 items-center gap-2 text-label leading-5">
        <Circle size={18} aria-hidden className="shrink-0 text-turmeric" />
        <strong className="shrink-0">{m.office_unsaved({ count: number(fields.length) })}</strong>
        <span className="truncate text-hint text-on-deep-soft max-md:hidden">{fields.join(", ")}</span>
      </p>
      <button type="button" onClick={onDiscard} className={`${button} hover:bg-deep-leaf-raised`}>
        {m.office_discard()}
      </button>
      <button
        type="submit"
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-keyshortcuts="Control+S Meta+S"
        className={`${button} bg-leaf-tint text-leaf-press hover:bg-card`}
      >
        {busy ? m.office_saving() : m.office_save()}
        <span
          aria-hidden
          className="rounded-badge border border-leaf-line px-1 text-unit max-md:hidden pointer-coarse:hidden"
        >
          Ctrl S
        </span>
      </button>
    </section>
  );
}

/** Ctrl+S or ⌘S presses the button that sends what is changed. */
function useSaveKey(on: boolean) {
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      // By the key's place: a Bengali layout has another letter there.
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      document.querySelector<HTMLButtonElement>("[aria-keyshortcuts='Control+S Meta+S']")?.click();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [on]);
}
