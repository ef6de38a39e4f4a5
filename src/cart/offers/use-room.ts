import { useRef, useState } from "react";
import { offersSeen } from "./offer-store.ts";

/**
 * Whether to keep the room of a row: because it stood here, or because this browser has not loaded offers yet. So nothing moves
 * when offers arrive or end.
 */
export function useRoom(isShown: boolean): boolean {
  const [isUnknown] = useState(() => !offersSeen());
  const wasShown = useRef(false);
  if (isShown) wasShown.current = true;
  return isUnknown || wasShown.current;
}
