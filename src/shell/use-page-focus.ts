import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Identifies a link of a page across renders: its URL, and its index among links with that URL. */
type LinkPlace = { href: string; index: number };

/** The link through which each page was left, by history key. */
const leftBy = new Map<string, LinkPlace>();

/** After each navigation, focuses the start of the page, unless it or the user has set the focus; on going back, the followed link. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const wayBack = useNavigationType() === "POP";
  const shown = useRef(pathname);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      const place = link && main.current?.contains(link) ? placeOf(link, main.current) : undefined;
      if (place) leftBy.set(key, place);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, [key, main]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = main.current;
    const { activeElement } = document;
    if (!page || (activeElement !== page && page.contains(activeElement))) return;
    // The user has focused the search box while the page was loading.
    if (activeElement instanceof HTMLInputElement) return;
    const place = wayBack ? leftBy.get(key) : undefined;
    const link = place && linksTo(place.href, page)[place.index];
    (link ?? page).focus({ preventScroll: true });
  }, [pathname, key, wayBack, main]);
}

const linksTo = (href: string, main: HTMLElement): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.getAttribute("href") === href);

function placeOf(link: Element, main: HTMLElement): LinkPlace {
  const href = link.getAttribute("href") ?? "";
  return { href, index: linksTo(href, main).indexOf(link as HTMLElement) };
}
