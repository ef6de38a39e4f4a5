import { useEffect, useState } from "react";

/** The value of a field once it has not changed for `pauseMs`. */
export function useDebounced(typed: string, pauseMs = 250): string {
  const [debouncedValue, setDebouncedValue] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setDebouncedValue, pauseMs, typed);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return debouncedValue;
}
