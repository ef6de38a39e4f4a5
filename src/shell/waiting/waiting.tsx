import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { urlIn } from "#src/language/locale.ts";

const slowAfterMs = 900;

type WaitingShape = typeof import("./waiting-shape.tsx").default;
type SlowNavigation = { path: string; Shape: WaitingShape };

/** Shows the current page, or during a slow navigation the skeleton of the next one. */
export function Waiting({ children }: { children: ReactNode }) {
  const slow = useSlowNavigation();
  return (
    <>
      <div hidden={slow !== undefined}>{children}</div>
      {slow && <slow.Shape path={urlIn("en", slow.path)} />}
    </>
  );
}

/** The target of a navigation that has taken longer than `slowAfterMs`, and its skeleton. */
function useSlowNavigation(): SlowNavigation | undefined {
  const currentPath = useLocation().pathname;
  const nextPath = useNavigation().location?.pathname;
  const target = nextPath === currentPath ? undefined : nextPath;
  const [slow, setSlow] = useState<SlowNavigation>();
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
