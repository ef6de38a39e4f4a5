import type { ReactNode } from "react";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";

type DeliveryRowProps = {
  icon: ReactNode;
  text: string;
  hint?: string | undefined;
  /** The full name of the button "Change". */
  label: string;
  /** Without it, there is no button. */
  onChange: (() => void) | undefined;
};

/** Time, address or phone of an order, with a button to change it. */
export const DeliveryRow = ({ icon, text, hint, label, onChange }: DeliveryRowProps) => (
  <div className="flex min-h-14 items-center gap-3 py-1">
    <span className="shrink-0">{icon}</span>
    <span className="min-w-0 flex-1 font-medium wrap-anywhere whitespace-pre-line">
      {text}
      {hint && <span className="block text-hint font-normal text-ink-soft">{hint}</span>}
    </span>
    {onChange && (
      <Button variant="quiet" size="small" aria-label={label} className="-mr-3.5" onClick={onChange}>
        {m.common_change()}
      </Button>
    )}
  </div>
);
