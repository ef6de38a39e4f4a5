import { type RefObject, useEffect } from "react";

/** How long a component may take to focus something itself. */
const timeoutMs = 50;

/** Keeps the focus in the page: if the focused element is removed, its nearest remaining ancestor is focused. */
export function useFocusInPage(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    /** The focused element and its ancestors, from the inside out. */
    let focusedPath: Element[] = [];
    let timer = 0;
    const remember = ({ target }: FocusEvent) => {
      focusedPath = [];
      let element = target as Element | null;
      while (element && page.current?.contains(element)) {
        focusedPath.push(element);
        element = element.parentElement;
      }
    };
    // A click outside removes the focus on purpose.
    const forget = () => {
      focusedPath = [];
    };
    const restoreFocus = () => {
      if (document.activeElement !== document.body || focusedPath[0]?.isConnected) return;
      const nearestAncestor = focusedPath.find((element) => element.isConnected) as HTMLElement | undefined;
      if (!nearestAncestor) return;
      if (!nearestAncestor.hasAttribute("tabindex")) {
        nearestAncestor.tabIndex = -1;
        nearestAncestor.style.outline = "none";
      }
      nearestAncestor.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = window.setTimeout(restoreFocus, timeoutMs);
    });
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    if (page.current) observer.observe(page.current, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
      observer.disconnect();
    };
  }, [page]);
}
