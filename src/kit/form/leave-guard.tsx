import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type Unsaved = {
  /** The values are stored on the device. */
  isOnDevice: boolean;
  form: RefObject<HTMLFormElement | null> | undefined;
};

const unsavedForms = new Map<symbol, Unsaved>();

/** Confirms leaving unsaved changes. Returns a function that disables this, for navigation after saving. */
export function useLeaveGuard(
  isUnsaved: boolean,
  { isOnDevice = false, form }: Partial<Unsaved> = {},
): () => void {
  const key = useRef(Symbol());
  const release = useCallback(() => void unsavedForms.delete(key.current), []);
  useLayoutEffect(() => {
    if (!isUnsaved) return;
    unsavedForms.set(key.current, { isOnDevice, form });
    return release;
  }, [isUnsaved, isOnDevice, form, release]);
  return release;
}

/** URL parameters of paging and search. Changing them keeps forms beside the list, but closes those in its rows. */
const pagingNames = ["after", "before", "from", "search"];

const isInList = ({ form }: Unsaved) => form?.current?.closest("li, tr") !== null;

/** Whether a change of the query string would close a form whose changes are not stored. */
function wouldLoseChanges(from: string, to: string): boolean {
  const previousParameters = new URLSearchParams(from);
  const nextParameters = new URLSearchParams(to);
  const changedNames = [...previousParameters.keys(), ...nextParameters.keys()].filter(
    (name) => previousParameters.get(name) !== nextParameters.get(name),
  );
  const isPaging = changedNames.every((name) => pagingNames.includes(name));
  return (
    changedNames.length > 0 &&
    [...unsavedForms.values()].some((form) => !form.isOnDevice && (!isPaging || isInList(form)))
  );
}

const quietClass = "text-on-deep hover:bg-deep-leaf-raised";

type LeaveQuestionProps = {
  /** False while signed out, so that the page can close. */
  isEnabled: boolean;
};

/** Renders the confirmation, once in the back office's frame. */
export function LeaveQuestion({ isEnabled }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!isEnabled) return false;
    if (from.pathname !== to.pathname) return unsavedForms.size > 0;
    return wouldLoseChanges(from.search, to.search);
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isBlocked = blocker.state === "blocked";
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsavedForms.size > 0 && event.preventDefault();
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
          {[...unsavedForms.values()].every((form) => form.isOnDevice)
            ? m.office_leave_text()
            : m.office_leave_lost()}
        </span>
      </p>
      <Button size="dense" variant="quiet" className={quietClass} onClick={() => blocker.proceed?.()}>
        {m.office_leave()}
      </Button>
      <Button size="dense" variant="second" onClick={() => blocker.reset?.()}>
        {m.office_stay()}
      </Button>
    </dialog>
  );
}
