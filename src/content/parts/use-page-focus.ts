import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After each change of the page the focus starts at its beginning, unless the page has placed it itself. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
