import { useState } from "react";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { WaitingTime } from "#src/ui/display/waiting-time.tsx";
import { Check } from "#src/ui/form/check.tsx";
import type { OpenCall } from "../contract.ts";

type Others = OpenCall["others"];

/** Which other orders are chosen: by default those of the same customer. */
export function useOtherOrders(others: Others) {
  const [changedChoices, setChangedChoices] = useState<Record<number, boolean>>({});
  const isChosen = ({ id, own }: Others[number]) => changedChoices[id] ?? own;
  return {
    isChosen,
    chosen: others.filter(isChosen),
    choose: (id: number, isSelected: boolean) => setChangedChoices((old) => ({ ...old, [id]: isSelected })),
  };
}

type OtherOrdersProps = { others: Others; selection: ReturnType<typeof useOtherOrders> };

/** Other new orders of the number, to confirm with the same call. */
export function OtherOrders({ others, selection }: OtherOrdersProps) {
  if (others.length === 0) return null;
  return (
    <fieldset className="mt-3 rounded-field border border-line px-4 py-1">
      <legend className="px-1 text-hint font-bold">{m.calls_others()}</legend>
      {others.map((order) => (
        <Check
          key={order.id}
          checked={selection.isChosen(order)}
          onChange={({ currentTarget }) => selection.choose(order.id, currentTarget.checked)}
          label={
            <span className="flex flex-wrap gap-x-2 text-hint">
              <strong>{order.number}</strong>
              {!order.own && <span>{order.name}</span>}
              <span className="text-ink-soft">
                <WaitingTime since={order.created_at} /> · {formatTaka(order.total_price)}
              </span>
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
