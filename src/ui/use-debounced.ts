import { useEffect, useState } from "react";

const pauseMs = 250;

/** The debounced value of a field. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
