import { useEffect, useState } from "react";

const guardMs = 600;

/** True for 600 ms after `shown` has changed, to ignore the second press of a double press. */
export function useClickGuard(shown: string): boolean {
  const [readyFor, setReadyFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setReadyFor, guardMs, shown);
    return () => clearTimeout(timer);
  }, [shown]);
  return readyFor !== shown;
}
