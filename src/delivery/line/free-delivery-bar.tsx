import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";
import { Panel } from "#src/ui/layout/card.tsx";
import type { OfferedArea } from "./last-area.ts";

type FreeDeliveryBarProps = {
  area: OfferedArea;
  total: number;
  /** The total from which an offer makes delivery free. */
  freeFromByOffer?: number | undefined;
};

/** How much is missing for free delivery; nothing if delivery is always or never free. */
export function FreeDeliveryBar({ area, total, freeFromByOffer = Infinity }: FreeDeliveryBarProps) {
  if (area.fee === 0 || area.free_from === undefined) return null;
  const from = Math.min(area.free_from, freeFromByOffer);
  const missing = toTaka(toPoisha(from) - toPoisha(total));
  if (missing <= 0) return <Note look="done">{m.delivery_bar_full()}</Note>;
  return (
    <Panel bare className="px-4 py-3">
      <p role="status">{m.delivery_bar({ missing: formatTaka(missing) })}</p>
      <div aria-hidden className="mt-2 h-2 overflow-hidden rounded-full bg-bone">
        <div
          className="h-full rounded-full bg-leaf transition-[width] duration-[220ms] motion-reduce:transition-none"
          style={{ width: `${Math.round((100 * total) / from)}%` }}
        />
      </div>
    </Panel>
  );
}
