import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Identifies a link of a page across renders: its URL, and its index among links with that URL. */
type LinkPlace = { href: string; index: number };

/** The link through which each page was left, by history key. */
const followedLinks = new Map<string, LinkPlace>();

/** After each navigation, focuses the start of the page, unless it or the user has set the focus; on going back, the followed link. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const shownPath = useRef(pathname);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      const place = link && main.current?.contains(link) ? toLinkPlace(link, main.current) : undefined;
      if (place) followedLinks.set(key, place);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, [key, main]);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const page = main.current;
    const { activeElement } = document;
    if (!page || (activeElement !== page && page.contains(activeElement))) return;
    // The user has focused the search box while the page was loading.
    if (activeElement instanceof HTMLInputElement) return;
    const place = isGoingBack ? followedLinks.get(key) : undefined;
    const link = place && findLinksTo(place.href, page)[place.index];
    (link ?? page).focus({ preventScroll: true });
  }, [pathname, key, isGoingBack, main]);
}

const findLinksTo = (href: string, main: HTMLElement): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.getAttribute("href") === href);

function toLinkPlace(link: Element, main: HTMLElement): LinkPlace {
  const href = link.getAttribute("href") ?? "";
  return { href, index: findLinksTo(href, main).indexOf(link as HTMLElement) };
}
