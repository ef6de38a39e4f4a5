import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** A link of a page, found again after the page has been drawn anew: the how-manieth it is with that address. */
type Place = { href: string; index: number };

/** Through which link each page of this visit was left, by the key of its place in the history. */
const leftBy = new Map<string, Place>();

/**
 * After each change of the page the focus starts at its beginning, unless the page has placed it itself; on the way back
 * it stands on the link that led away.
 */
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
    const place = wayBack ? leftBy.get(key) : undefined;
    const link = place && linksTo(place.href, page)[place.index];
    (link ?? page).focus({ preventScroll: true });
  }, [pathname, key, wayBack, main]);
}

const linksTo = (href: string, main: HTMLElement): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.getAttribute("href") === href);

function placeOf(link: Element, main: HTMLElement): Place {
  const href = link.getAttribute("href") ?? "";
  return { href, index: linksTo(href, main).indexOf(link as HTMLElement) };
}
