import { useEffect, useState } from "react";

/** The whole seconds until a moment in ms; 0 once it is over, or for 0. */
export function useSecondsUntil(moment: number): number {
  const [currentTimeMs, setCurrentTimeMs] = useState(0);
  const secondsLeft =
    moment === 0 ? 0 : Math.max(0, Math.ceil((moment - (currentTimeMs || Date.now())) / 1_000));
  useEffect(() => {
    setCurrentTimeMs(Date.now());
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      setCurrentTimeMs(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return secondsLeft;
}
