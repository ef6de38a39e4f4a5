import type { RowSelection } from "./use-selection.ts";

type ChooseBoxProps = { id: number; label: string; chosen: RowSelection };

const targetClass =
  "relative z-1 grid size-10 cursor-pointer place-items-center select-none pointer-coarse:size-11";

/** Selects a row; with Shift the range from the previous one. */
export function ChooseBox({ id, label, chosen: selection }: ChooseBoxProps) {
  return (
    <label className={targetClass}>
      <input
        type="checkbox"
        aria-label={label}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, (nativeEvent as MouseEvent).shiftKey)}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}

type ChooseAllBoxProps = { label: string; chosen: RowSelection; count: number };

export function ChooseAllBox({ label, chosen: selection, count }: ChooseAllBoxProps) {
  const chosenCount = selection.rows.length;
  return (
    <label className={targetClass}>
      <input
        type="checkbox"
        aria-label={label}
        checked={chosenCount === count}
        ref={(box) => {
          if (box) box.indeterminate = chosenCount > 0 && chosenCount < count;
        }}
        onChange={selection.toggleAll}
        className="tick-box md:size-4.5!"
      />
    </label>
  );
}
