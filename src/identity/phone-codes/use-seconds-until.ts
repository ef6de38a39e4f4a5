import { useEffect, useState } from "react";

/** The whole seconds until `momentMs`, in ms since 1970; 0 once it is over, or for 0. */
export function useSecondsUntil(momentMs: number): number {
  const [currentTimeMs, setCurrentTimeMs] = useState(0);
  const secondsLeft =
    momentMs === 0 ? 0 : Math.max(0, Math.ceil((momentMs - (currentTimeMs || Date.now())) / 1_000));
  useEffect(() => {
    setCurrentTimeMs(Date.now());
    if (momentMs <= Date.now()) return;
    const timer = setInterval(() => {
      setCurrentTimeMs(Date.now());
      if (Date.now() >= momentMs) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [momentMs]);
  return secondsLeft;
}
