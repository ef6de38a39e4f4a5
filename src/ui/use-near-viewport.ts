import { type RefObject, useEffect, useState } from "react";
import { savesData } from "./saves-data.ts";

/** The distance below the viewport that still counts as near: about one screen of a phone. */
const marginAhead = "600px 0px";

/** Whether an element is or was near the viewport; if the user saves data, within it. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const rootMargin = savesData() ? "0px" : marginAhead;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
