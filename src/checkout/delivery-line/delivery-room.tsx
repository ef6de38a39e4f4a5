import { useRootData } from "#src/shell/root-data.ts";
import { usePart } from "#src/ui/use-part.ts";

/** The room of the delivery line on home, where the shop has areas; what stands in it is loaded after the page. */
export function HomeLineRoom() {
  const shown = useRootData()?.shop?.has_areas === true;
  const Line = usePart(shown, () => import("./home-line.tsx"));
  return shown && <div className="wrap-wide h-11">{Line && <Line />}</div>;
}
