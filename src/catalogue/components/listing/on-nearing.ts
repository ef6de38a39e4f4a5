/** Two screens of a phone: time enough for the next products on a weak line. */
const nearness = "1200px 0px";

/** Calls `act` when the element comes near the window. Not for those who asked to save data. */
export function onNearing(element: Element | null, act: () => void): (() => void) | undefined {
  const line = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (!element || line?.saveData || !("IntersectionObserver" in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && act(),
    { rootMargin: nearness },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
