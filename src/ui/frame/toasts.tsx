import { useEffect, useState, useSyncExternalStore } from "react";
import { lastAnnounced, watchAnnounced } from "./announce.ts";
import { currentToasts, dismissToast, type Toast, watchToasts } from "./toast.ts";

const showFor = 5000;
const none: Toast[] = [];

/** Where toasts appear, and words for readers only: once in the page's frame, always there so that they are heard. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
  const said = useSyncExternalStore(watchAnnounced, lastAnnounced, () => "");
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-2 bottom-[calc(var(--bar)+12px)] z-40 mx-auto grid max-w-md gap-2"
      >
        {toasts.map((one) => (
          <OneToast key={one.id} toast={one} />
        ))}
      </div>
    </>
  );
}

/** Counts its 5 seconds anew each time the pointer or the focus leaves it. */
function OneToast({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(dismissToast, showFor, toast.id);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const undo = () => {
    toast.undo?.run();
    dismissToast(toast.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only its time depends on them
    <div
      className="on-leaf pointer-events-auto flex min-h-13 animate-rise items-center gap-4 rounded-field bg-deep-leaf px-4 text-on-deep shadow-bar"
      onFocus={hold}
      onBlur={release}
      onPointerEnter={hold}
      onPointerLeave={release}
    >
      <span className="min-w-0 flex-1 py-2">{toast.text}</span>
      {toast.undo && (
        <button
          type="button"
          onClick={undo}
          className="press -mr-2 min-h-11 rounded-small px-3 text-label text-turmeric-bright"
        >
          {toast.undo.word}
        </button>
      )}
    </div>
  );
}
