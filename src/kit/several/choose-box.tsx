import type { RowSelection } from "./use-selection.ts";

type ChooseBoxProps = { id: number; label: string; chosen: RowSelection };

const targetClass =
  "relative z-1 grid size-10 cursor-pointer place-items-center select-none pointer-coarse:size-11";

/** Selects a row; with Shift the range from the previous one. */
export function ChooseBox({ id, label, chosen }: ChooseBoxProps) {
  return (
    <label className={targetClass}>
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen.has(id)}
        onChange={({ nativeEvent }) => chosen.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}

export function ChooseAllBox({
  label,
  chosen,
  count,
}: {
  label: string;
  chosen: RowSelection;
  count: number;
}) {
  const chosenCount = chosen.rows.length;
  return (
    <label className={targetClass}>
      <input
        type="checkbox"
        aria-label={label}
        checked={chosenCount === count}
        ref={(box) => {
          if (box) box.indeterminate = chosenCount > 0 && chosenCount < count;
        }}
        onChange={chosen.toggleAll}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}
