import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type Unsaved = {
  /** What is typed stays on the device until the person is back. */
  isOnDevice: boolean;
};

/** The forms of the page in which something is unsaved. */
const unsaved = new Map<symbol, Unsaved>();

/**
 * While a form has something unsaved, whoever leaves is asked first: by the browser when the tab is closed, by `LeaveQuestion`
 * inside the back office. Gives a function that lets go at once, for a form that leaves by itself when it is saved.
 */
export function useLeaveGuard(isUnsaved: boolean, { isOnDevice = false }: Partial<Unsaved> = {}): () => void {
  const key = useRef(Symbol());
  const release = useCallback(() => void unsaved.delete(key.current), []);
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(key.current, { isOnDevice });
    return release;
  }, [isUnsaved, isOnDevice, release]);
  return release;
}

const quiet = "text-on-deep hover:bg-deep-leaf-raised";

/**
 * Asks before the page is left with something unsaved, also for another page of the same list. Once in the frame of the back office;
 * not `on` while nobody is signed in: what is on the page has to go then.
 */
export function LeaveQuestion({ on }: { on: boolean }) {
  const losesText = () => [...unsaved.values()].some((one) => !one.isOnDevice);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!on) return false;
    if (from.pathname !== to.pathname) return unsaved.size > 0;
    // Another page of the same list: what stays on the device is still there when its form is opened again.
    return from.search !== to.search && losesText();
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.size > 0 && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
  useEffect(() => {
    if (!isBlocked) return dialog.current?.close();
    dialog.current?.showModal();
    question.current?.focus();
  }, [isBlocked]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="leave-question"
      onCancel={(event) => {
        event.preventDefault();
        blocker.reset?.();
      }}
      className="on-leaf fixed inset-x-2 top-auto bottom-2 mx-auto w-auto max-w-2xl flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-deep-leaf px-4 py-3 text-on-deep shadow-bar backdrop:bg-scrim open:flex"
    >
      <p
        ref={question}
        id="leave-question"
        tabIndex={-1}
        className="min-w-0 flex-1 basis-60 focus:outline-none"
      >
        <strong>{m.office_leave_title()}</strong>{" "}
        <span className="text-hint text-on-deep-soft">
          {losesText() ? m.office_leave_lost() : m.office_leave_text()}
        </span>
      </p>
      <Button size="dense" variant="quiet" className={quiet} onClick={() => blocker.proceed?.()}>
        {m.office_leave()}
      </Button>
      <Button size="dense" variant="second" onClick={() => blocker.reset?.()}>
        {m.office_stay()}
      </Button>
    </dialog>
  );
}
