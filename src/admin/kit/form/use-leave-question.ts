import { useEffect } from "react";
import { useBlocker } from "react-router";

/** While something is unsaved: the browser asks before the tab is closed, and a way out inside the shop waits for an answer. */
export function useLeaveQuestion(unsaved: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved() && event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [unsaved]);
  return blocker.state === "blocked" ? { leave: blocker.proceed, stay: blocker.reset } : undefined;
}
