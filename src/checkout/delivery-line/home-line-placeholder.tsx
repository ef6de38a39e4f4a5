import { useRootData } from "#src/shell/root-data.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Reserves the space of the home page's delivery line, which is loaded later; nothing without delivery areas. */
export function HomeLinePlaceholder() {
  const isShown = useRootData()?.shop?.has_areas === true;
  const Line = useLazyComponent(isShown, () => import("./home-line.tsx"));
  return isShown && <div className="wrap-wide h-11">{Line && <Line />}</div>;
}
