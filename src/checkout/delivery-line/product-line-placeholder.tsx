import { useRootData } from "#src/shell/root-data.ts";
import { useLazyComponent } from "#src/ui/use-lazy-component.ts";

/** Reserves the space of a product page's delivery card, which is loaded later; nothing without delivery areas. */
export function ProductLinePlaceholder({ perishable }: { perishable: boolean }) {
  const isShown = useRootData()?.shop?.has_areas === true;
  const Line = useLazyComponent(isShown, () => import("./product-line.tsx"));
  return isShown && <div className="mb-3 min-h-17">{Line && <Line perishable={perishable} />}</div>;
}
