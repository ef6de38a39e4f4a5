import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { addressIn } from "../../language/locale.ts";

const slowMs = 900;

type Shape = typeof import("./waiting-shape.tsx").default;
type Slow = { path: string; Shape: Shape };

/** The page at hand; when the next one is slow to come, the shape of that one in its place. */
export function Waiting({ children }: { children: ReactNode }) {
  const next = useSlowPath();
  return (
    <>
      <div hidden={next !== undefined}>{children}</div>
      {next && <next.Shape path={addressIn("en", next.path)} />}
    </>
  );
}

/** Where a navigation to another page is going, once it has been on its way for a while, and the shape of what waits there. */
function useSlowPath(): Slow | undefined {
  const here = useLocation().pathname;
  const next = useNavigation().location?.pathname;
  const target = next === here ? undefined : next;
  const [slow, setSlow] = useState<Slow>();
  useEffect(() => {
    if (target === undefined) return;
    let over = false;
    const timer = setTimeout(async () => {
      // Not part of the first view: nobody waits for a page there. Where it does not come either, the page at hand stays.
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
