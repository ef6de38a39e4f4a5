import { useEffect } from "react";

/** While `on`, has the browser ask before the window is closed with something unsaved in it. */
export function useWarning(on: boolean) {
  useEffect(() => {
    if (!on) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [on]);
}
