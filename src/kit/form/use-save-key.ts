import { useEffect, useRef } from "react";

/** Ctrl+S or ⌘S saves, in place of the browser's own. */
export function useSaveKey(save: () => unknown) {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // By the key's place: a Bengali layout has another letter there.
      if (event.code !== "KeyS" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
