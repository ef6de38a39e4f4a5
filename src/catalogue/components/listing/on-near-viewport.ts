import { savesData } from "#src/ui/saves-data.ts";

/** Two screens of a phone: enough time to load the next page on a slow network. */
const preloadMargin = "1200px 0px";

/** Calls the function when the element nears the viewport, unless the user saves data. Returns the cleanup. */
export function onNearViewport(element: Element | null, onNear: () => void): (() => void) | undefined {
  if (!element || savesData() || !("IntersectionObserver" in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
    { rootMargin: preloadMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
