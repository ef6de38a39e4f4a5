import { type RefObject, useEffect } from "react";

/** Waits for a component that takes the focus itself, in ms. */
const timeoutMs = 50;

/** Keeps the focus in the page: if the focused element is removed, its nearest remaining ancestor is focused. */
export function useFocusInPage(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The focused element and its ancestors, from the inside out. */
    let held: Element[] = [];
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      held = [];
      for (let at = target as Element | null; at && page.current?.contains(at); at = at.parentElement)
        held.push(at);
    };
    // A click outside removes the focus on purpose.
    const forget = () => {
      held = [];
    };
    const look = () => {
      if (document.activeElement !== document.body || held[0]?.isConnected) return;
      const home = held.find((element) => element.isConnected) as HTMLElement | undefined;
      if (!home) return;
      if (!home.hasAttribute("tabindex")) {
        home.tabIndex = -1;
        home.style.outline = "none";
      }
      home.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(look, timeoutMs);
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    if (page.current) changes.observe(page.current, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
      changes.disconnect();
    };
  }, [page]);
}
