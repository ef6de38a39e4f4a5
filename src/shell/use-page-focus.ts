import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** Identifies a link of a page across renders: its URL, and its index among links with that URL. */
type LinkPosition = { href: string; index: number };

/** The link through which each page was left, by history key. */
const followedLinks = new Map<string, LinkPosition>();

/** After each navigation, focuses the start of the page, unless it or the user has set the focus; on going back, the followed link. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isGoingBack = useNavigationType() === "POP";
  const shownPath = useRef(pathname);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a[href]") : null;
      const position = link && main.current?.contains(link) ? toLinkPosition(link, main.current) : undefined;
      if (position) followedLinks.set(key, position);
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
    const position = isGoingBack ? followedLinks.get(key) : undefined;
    const link = position && findLinksTo(position.href, page)[position.index];
    (link ?? page).focus({ preventScroll: true });
  }, [pathname, key, isGoingBack, main]);
}

const findLinksTo = (href: string, main: HTMLElement): HTMLElement[] =>
  [...main.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.getAttribute("href") === href);

function toLinkPosition(link: Element, main: HTMLElement): LinkPosition {
  const href = link.getAttribute("href") ?? "";
  return { href, index: findLinksTo(href, main).indexOf(link as HTMLElement) };
}
