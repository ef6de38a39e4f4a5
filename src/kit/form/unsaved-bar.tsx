import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type UnsavedBarProps = {
  /** The labels of the changed fields; renders nothing if empty. */
  fields: string[];
  busy: boolean;
  onDiscard: () => void;
  isOnDevice?: boolean;
};

const quietClass = "text-on-deep hover:bg-deep-leaf-raised";

/** The bar of unsaved changes at the bottom of a form, inside its `form` element. */
export function UnsavedBar({ fields, busy, onDiscard, isOnDevice = false }: UnsavedBarProps) {
  if (fields.length === 0) return null;
  return (
    <section
      aria-label={m.office_unsaved_label()}
      className="on-leaf sticky bottom-[calc(var(--bar)+8px)] z-10 mt-3 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-deep-leaf px-4 py-2 text-on-deep shadow-raised"
    >
      <p className="min-w-0 flex-1 basis-40">
        <strong>
          {fields.length === 1
            ? m.office_unsaved_one()
            : m.office_unsaved({ count: formatNumber(fields.length) })}
        </strong>{" "}
        <span className="line-clamp-1 text-hint text-on-deep-soft">
          {fields.join(", ")}
          {isOnDevice && `. ${m.office_unsaved_kept()}`}
        </span>
      </p>
      <Button size="dense" variant="quiet" className={quietClass} onClick={onDiscard}>
        {m.office_discard()}
      </Button>
      <Button type="submit" size="dense" variant="second" busy={busy} aria-keyshortcuts="Control+S Meta+S">
        {busy ? m.common_saving() : m.common_save()}
        <kbd className="rounded-badge border border-line px-1.5 text-unit text-ink-soft max-sm:hidden pointer-coarse:hidden">
          Ctrl S
        </kbd>
      </Button>
    </section>
  );
}
