import { useRootData } from "#src/shell/root-data.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

export function HomeLineRoom() {
  const shown = useRootData()?.shop?.has_areas === true;
  const Line = useLazyComponent(shown, () => import("./home-line.tsx"));
  return shown && <div className="wrap-wide h-11">{Line && <Line />}</div>;
}
