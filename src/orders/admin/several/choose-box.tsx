import { m } from "../../../language/messages.ts";
import type { AdminOrderRow } from "../contract.ts";
import type { Chosen } from "./use-chosen.ts";

type ChooseBoxProps = { row: AdminOrderRow; chosen: Chosen };

const target =
  "relative z-1 grid size-10 cursor-pointer place-items-center select-none pointer-coarse:size-11";

/** Chooses one order; with Shift all from the one before. */
export function ChooseBox({ row: { id, number }, chosen }: ChooseBoxProps) {
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={m.admin_order_choose({ number })}
        checked={chosen.has(id)}
        onChange={({ nativeEvent }) => chosen.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}

/** Chooses all orders of the list, or none. */
export function ChooseAllBox({ chosen, count }: { chosen: Chosen; count: number }) {
  const some = chosen.rows.length;
  return (
    <label className={target}>
      <input
        type="checkbox"
        aria-label={m.admin_order_choose_all()}
        checked={some === count}
        ref={(box) => {
          if (box) box.indeterminate = some > 0 && some < count;
        }}
        onChange={chosen.toggleAll}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}
