import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { urlIn } from "#src/language/locale.ts";

const slowAfterMs = 900;

type WaitingShape = typeof import("./waiting-shape.tsx").default;
type Slow = { path: string; Shape: WaitingShape };

/** Shows the current page, or during a slow navigation the skeleton of the next one. */
export function Waiting({ children }: { children: ReactNode }) {
  const slowTarget = useSlowPath();
  return (
    <>
      <div hidden={slowTarget !== undefined}>{children}</div>
      {slowTarget && <slowTarget.Shape path={urlIn("en", slowTarget.path)} />}
    </>
  );
}

/** The target of a navigation that has taken a while, and its skeleton. */
function useSlowPath(): Slow | undefined {
  const currentPath = useLocation().pathname;
  const nextPath = useNavigation().location?.pathname;
  const target = nextPath === currentPath ? undefined : nextPath;
  const [slow, setSlow] = useState<Slow>();
  useEffect(() => {
    if (target === undefined) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      // Loaded on demand: the first page needs no skeleton. If it fails to load, the current page stays.
      const { default: Shape } = (await import("./waiting-shape.tsx").catch(() => undefined)) ?? {};
      if (Shape && !isOver) setSlow({ path: target, Shape });
    }, slowAfterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  return slow;
}
