import { type ReactNode, useId, useState } from "react";
import { CellError, CellSign } from "./cell-sign.tsx";
import { type Save, useSaving } from "./use-saving.ts";

type FlagCellProps = {
  label: string;
  value: 1 | 0;
  save: Save<1 | 0>;
  /** The visible label; absent below a column heading. */
  children?: ReactNode;
};

/** A check box that saves at once, and shows the stored value again if that fails. */
export function FlagCell({ label, value, save, children }: FlagCellProps) {
  const { state, run } = useSaving(save);
  const [pendingValue, setPendingValue] = useState<1 | 0>();
  const id = useId();
  const toggle = async (next: 1 | 0) => {
    setPendingValue(next);
    await run(next, value);
    setPendingValue((pending) => (pending === next ? undefined : pending));
  };
  return (
    <div>
      <label className="flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          aria-label={label}
          aria-describedby={state.step === "failed" ? id : undefined}
          checked={(pendingValue ?? value) === 1}
          onChange={(event) => void toggle(event.currentTarget.checked ? 1 : 0)}
          className="tick-box size-5"
        />
        {children}
        <CellSign state={state} label={label} />
      </label>
      <CellError id={id} state={state} />
    </div>
  );
}
