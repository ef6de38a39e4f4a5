import { useEffect, useState } from "react";

const asleepMs = 600;

/** True for a moment after `shown` has changed: the second press of a double press then does nothing. */
export function useAsleep(shown: string): boolean {
  const [awakeFor, setAwakeFor] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setAwakeFor, asleepMs, shown);
    return () => clearTimeout(timer);
  }, [shown]);
  return awakeFor !== shown;
}
