import { useRef, useState } from "react";
import { hasSeenOffers } from "./offer-store.ts";

/**
 * Whether to reserve space for a row, so that nothing moves when offers arrive or end: true if the row was
 * shown before, or if this browser has not loaded offers yet.
 */
export function useReservedSpace(isShown: boolean): boolean {
  const [isUnknown] = useState(() => !hasSeenOffers());
  const wasShown = useRef(false);
  if (isShown) wasShown.current = true;
  return isUnknown || wasShown.current;
}
