import X from "lucide-react/icons/x";
import { useState, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { urlIn } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { getOfflineState, getVersionActivation, watchConnection } from "./connection.ts";

/** Renders the notes into their own root, so that pages need not include them. */
export function renderNotes(): void {
  const container = document.createElement("div");
  document.body.append(container);
  createRoot(container).render(<Notes />);
}

/** Closable notes: offline, or a new version. */
function Notes() {
  const offline = useSyncExternalStore(watchConnection, getOfflineState);
  const reload = useSyncExternalStore(watchConnection, getVersionActivation);
  const [closedState, setClosedState] = useState<unknown>();
  const [declinedReload, setDeclinedReload] = useState<unknown>();
  return (
    <aside className="pointer-events-none fixed inset-x-2 bottom-[calc(var(--bar)+12px)] z-30 mx-auto grid max-w-md gap-2 print:hidden!">
      <span role="status">
        {offline && closedState !== offline && !isBackOffice() && (
          <span className={boxClass}>
            <span className="min-w-0 flex-1 py-2">
              {offline.at ? m.offline_shown({ at: dayAndTime(offline.at) }) : m.offline_now()}
            </span>
            <CloseButton onClick={() => setClosedState(offline)} />
          </span>
        )}
      </span>
      <span role="status">
        {reload && declinedReload !== reload && (
          <span className={boxClass}>
            <span className="min-w-0 flex-1 py-2">{m.offline_new_version()}</span>
            <button
              type="button"
              onClick={reload}
              className="press min-h-11 rounded-small px-3 text-label text-turmeric-bright"
            >
              {m.offline_reload()}
            </button>
            <CloseButton onClick={() => setDeclinedReload(() => reload)} />
          </span>
        )}
      </span>
    </aside>
  );
}

/** The rider's round has its own note about being offline. */
const isBackOffice = () => urlIn("en", location.pathname).startsWith("/admin");

const boxClass =
  "on-leaf pointer-events-auto flex min-h-13 animate-rise items-center gap-3 rounded-field bg-deep-leaf pl-4 text-on-deep shadow-bar";

const CloseButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label={m.offline_close()}
    onClick={onClick}
    className="press grid size-11 shrink-0 place-items-center rounded-small"
  >
    <X size={20} aria-hidden />
  </button>
);
