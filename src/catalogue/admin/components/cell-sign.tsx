import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import LoaderCircle from "lucide-react/icons/loader-circle";
import { m } from "#src/language/messages.ts";
import type { CellState } from "./use-saving.ts";

/** An icon for the state of a cell: saving, saved or failed; screen readers get a text. */
export function CellSign({ state, label }: { state: CellState<unknown>; label: string }) {
  return (
    <>
      <span className="grid size-4 shrink-0 place-items-center" aria-hidden="true">
        {state.step === "saving" && <LoaderCircle size={16} className="animate-spin text-ink-soft" />}
        {state.step === "saved" && <Check size={16} className="stroke-[2.5px] text-leaf" />}
        {state.step === "failed" && <CircleAlert size={16} className="text-tomato" />}
      </span>
      <span role="status" className="sr-only">
        {state.step === "saving" && m.common_saving()}
        {state.step === "saved" && m.admin_product_saved({ label })}
      </span>
    </>
  );
}

export function CellError({ id, state }: { id: string; state: CellState<unknown> }) {
  if (state.step !== "failed") return null;
  return (
    <p id={id} role="alert" className="mt-0.5 text-badge text-tomato">
      {state.message}
    </p>
  );
}
