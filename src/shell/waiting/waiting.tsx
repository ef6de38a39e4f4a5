import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { urlIn } from "#src/language/locale.ts";

const slowMs = 900;

type WaitingShape = typeof import("./waiting-shape.tsx").default;
type Slow = { path: string; Shape: WaitingShape };

/** Shows the current page, or during a slow navigation the skeleton of the next one. */
export function Waiting({ children }: { children: ReactNode }) {
  const next = useSlowPath();
  return (
    <>
      <div hidden={next !== undefined}>{children}</div>
      {next && <next.Shape path={urlIn("en", next.path)} />}
    </>
  );
}

/** The target of a navigation that has taken a while, and its skeleton. */
function useSlowPath(): Slow | undefined {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const target = next === here ? undefined : next;
  const [slow, setSlow] = useState<Slow>();
  useEffect(() => {
    if (target === undefined) return;
    let over = false;
    const timer = setTimeout(async () => {
      // Loaded on demand: the first page needs no skeleton. If it fails to load, the current page stays.
      const { default: Shape } = (await import("./waiting-shape.tsx").catch(() => undefined)) ?? {};
      if (Shape && !over) setSlow({ path: target, Shape });
    }, slowMs);
    return () => {
      over = true;
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  return slow;
}
