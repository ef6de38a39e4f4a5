import { useRootData } from "#src/shell/root-data.ts";
import { usePart } from "#src/ui/use-part.ts";

export function HomeLineRoom() {
  const shown = useRootData()?.shop?.has_areas === true;
  const Line = usePart(shown, () => import("./home-line.tsx"));
  return shown && <div className="wrap-wide h-11">{Line && <Line />}</div>;
}
