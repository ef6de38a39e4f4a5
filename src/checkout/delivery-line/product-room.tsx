import { useRootData } from "#src/shell/root-data.ts";
import { usePart } from "#src/ui/use-part.ts";

export function ProductLineRoom({ perishable }: { perishable: boolean }) {
  const shown = useRootData()?.shop?.has_areas === true;
  const Line = usePart(shown, () => import("./product-line.tsx"));
  return shown && <div className="mb-3 min-h-17">{Line && <Line perishable={perishable} />}</div>;
}
