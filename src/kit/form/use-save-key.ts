import { useEffect, useRef } from "react";

/** Saves on Ctrl+S or ⌘S instead of the browser's action. */
export function useSaveKey(save: () => unknown) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      // Compares `code`: a Bengali layout has another letter on this key.
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", saveByKey);
    return () => window.removeEventListener("keydown", saveByKey);
  }, []);
}
