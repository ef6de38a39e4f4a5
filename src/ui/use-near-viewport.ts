import { type RefObject, useEffect, useState } from "react";
import { savesData } from "./saves-data.ts";

/** The distance below the viewport that still counts as near: about one screen of a phone. */
const ahead = "600px 0px";

/** Whether an element is or was near the viewport; if the user saves data, within it. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    const rootMargin = savesData() ? "0px" : ahead;
    const observer = new IntersectionObserver((seen) => setNear(seen.some((entry) => entry.isIntersecting)), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}
