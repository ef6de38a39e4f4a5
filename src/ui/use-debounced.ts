import { useEffect, useState } from "react";

/** The value of a field once it has not changed for `pauseMs`. */
export function useDebounced(typed: string, pauseMs = 250): string {
  const [debouncedValue, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, typed);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return debouncedValue;
}
