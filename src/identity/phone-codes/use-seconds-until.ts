import { useEffect, useState } from "react";

/** The whole seconds until a moment in ms; 0 once it is over, or for 0. */
export function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0);
  const left = moment === 0 ? 0 : Math.max(0, Math.ceil((moment - (now || Date.now())) / 1_000));
  useEffect(() => {
    setNow(Date.now());
    if (moment <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
