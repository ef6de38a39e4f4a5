import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { addressIn } from "../../../language/locale.ts";

/** Not part of the first view: nobody waits for a page there. */
const WaitingShape = lazy(() => import("./waiting-shape.tsx"));

const slowMs = 900;

/** The page at hand; when the next one is slow to come, the shape of that one in its place. */
export function Waiting({ children }: { children: ReactNode }) {
  const next = useSlowPath();
  return (
    <>
      <div hidden={next !== undefined}>{children}</div>
      {next !== undefined && (
        <Suspense fallback={null}>
          <WaitingShape path={addressIn("en", next)} />
        </Suspense>
      )}
    </>
  );
}

/** Where a navigation to another page is going, once it has been on its way for a while. */
function useSlowPath(): string | undefined {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const target = next === here ? undefined : next;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (target === undefined) return;
    const timer = setTimeout(setSlow, slowMs, target);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [target]);
  return slow;
}
