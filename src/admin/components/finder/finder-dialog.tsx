import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { maxSearch } from "#src/api/limits.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Combobox } from "#src/ui/form/combobox.tsx";
import { useFinderSearch } from "./use-finder-search.ts";

type FinderDialogProps = { open: boolean; onClose: () => void; user: Viewer };

/** Searches pages, orders, customers and products, and opens the chosen one. */
export function FinderDialog({ open, onClose, user }: FinderDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const { found, stale, problem } = useFinderSearch(typed, user);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; by keyboard Escape closes it
    <dialog
      ref={dialog}
      aria-label={m.finder_open()}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className="mx-auto mt-[10dvh] mb-auto max-h-[80dvh] w-[min(36rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card bg-paper p-3 text-ink shadow-raised backdrop:bg-scrim"
    >
      <Combobox
        autoFocus
        choosesFirst
        label={m.finder_open()}
        labelHidden
        placeholder={m.finder_hint()}
        maxLength={maxSearch}
        spellCheck={false}
        value={typed}
        onType={setTyped}
        options={found}
        stale={stale}
        labels={{
          list: m.finder_open(),
          found: m.finder_found({ count: formatNumber(found.length) }),
          none: problem?.message ?? m.office_nothing_found(),
        }}
        onChoose={({ to }) => {
          onClose();
          void navigate(localUrl(to));
        }}
      >
        {({ Icon, name, note, kind }) => (
          <>
            <Icon size={18} aria-hidden className="shrink-0 text-leaf" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{name}</span>
              {note && <span className="block truncate text-unit text-ink-soft">{note}</span>}
            </span>
            <span className="shrink-0 text-unit text-ink-soft">{kind}</span>
          </>
        )}
      </Combobox>
    </dialog>
  );
}
