import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { currentToast, dismissToast, watchToast } from "./toast.ts";

const showForMs = 5000;

const boxClass =
  "on-leaf pointer-events-auto flex min-h-13 animate-rise items-center gap-4 rounded-field bg-deep-leaf px-4 text-on-deep shadow-bar";

/** Renders the newest toast. Screen readers read its text without the button; closing it restores the focus. */
export default function ToastView() {
  const toast = useSyncExternalStore(watchToast, currentToast, () => undefined);
  const hold = useDismissTimer(toast?.id);
  const previousFocus = useRef<Element | null>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    previousFocus.current = relatedTarget;
    hold.start();
  };
  const undo = () => {
    if (!toast) return;
    // The element that had the focus may be removed, too: check before restoring the focus.
    flushSync(() => {
      toast.undo?.run();
      dismissToast(toast.id);
    });
    restoreFocus(previousFocus.current);
  };
  return (
    <div
      data-toasts
      className="pointer-events-none fixed inset-x-2 bottom-[calc(var(--bar)+12px)] z-40 mx-auto max-w-md"
    >
      <section
        aria-label={toast?.text}
        className={toast ? boxClass : ""}
        onFocus={rememberFocus}
        onBlur={hold.end}
        onPointerEnter={hold.start}
        onPointerLeave={hold.end}
      >
        <span role="status" className="min-w-0 flex-1">
          {toast && (
            <span key={toast.id} className="block py-2">
              {toast.text}
            </span>
          )}
        </span>
        {toast?.undo && (
          <button
            type="button"
            onClick={undo}
            className="press -mr-2 min-h-11 rounded-small px-3 text-label text-turmeric-bright"
          >
            {toast.undo.label}
          </button>
        )}
      </section>
    </div>
  );
}

/** Dismisses a toast after 5 seconds, unless `start` was called: then 5 seconds after `end`. */
function useDismissTimer(id: number | undefined) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (id === undefined) return setIsHeld(false);
    if (isHeld) return;
    const timer = setTimeout(dismissToast, showForMs, id);
    return () => clearTimeout(timer);
  }, [isHeld, id]);
  return { start: () => setIsHeld(true), end: () => setIsHeld(false) };
}

/** Focuses `element`, or the start of the page if it was removed. */
function restoreFocus(element: Element | null) {
  const target = element?.isConnected ? element : document.getElementById("content");
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
