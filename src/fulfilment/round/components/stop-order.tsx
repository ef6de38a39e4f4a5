import { useState } from "react";
import { call } from "#src/api/client/client.ts";
import { slotText } from "#src/delivery/slot-text.ts";
import { MovableRow } from "#src/kit/entries/movable-row.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { moveStops } from "../contract.ts";
import type { LoadedRound } from "../phone/use-round.ts";

type StopOrderProps = { round: LoadedRound; onSaved: () => Promise<unknown>; onDone: () => void };

/** The stops in the rider's order, which can be changed; each change is saved at once. */
export function StopOrder({ round, onSaved, onDone }: StopOrderProps) {
  /** The stops in the order that is being saved; undefined while nothing is. */
  const [savingIds, setSavingIds] = useState<number[]>();
  const ids = savingIds ?? round.stops.map(({ id }) => id);
  const stops = ids.flatMap((id) => round.stops.find((stop) => stop.id === id) ?? []);
  /** Saves the stops' new order, and shows `shownIds` until it is loaded again. No stops restore the shortest way. */
  async function save(newIds: number[], shownIds: number[]) {
    setSavingIds(shownIds);
    const result = await call(moveStops, { stops: newIds });
    if (!result.ok) toast({ text: result.problem.message });
    await onSaved();
    setSavingIds(undefined);
  }
  function move(from: number, to: number) {
    if (savingIds || to < 0 || to >= ids.length || from === to) return;
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] as number);
    void save(next, next);
  }
  return (
    <section aria-labelledby="stop-order" className="mt-5">
      <h2 id="stop-order" className="text-sub">
        {m.round_way_title()}
      </h2>
      <p className="mb-2 text-hint text-ink-soft">
        {round.is_moved ? m.round_way_own() : m.round_way_shortest()}
      </p>
      <ol className="grid gap-2" aria-busy={savingIds !== undefined}>
        {stops.map(({ id, name, group, address_details: address, slot }, index) => (
          <MovableRow
            key={id}
            list="stops"
            place={index}
            isLast={index === stops.length - 1}
            onMove={move}
            labels={{ up: m.entry_up({ title: name }), down: m.entry_down({ title: name }) }}
            className="rounded-card bg-card p-3 shadow-rest"
          >
            <span className="w-6 font-bold text-leaf-press">{formatNumber(index + 1)}</span>
            <span className="min-w-0 flex-1">
              <span className="block text-label">{name}</span>
              <span className="block text-hint">
                {group || address}
                {slot && ` · ${slotText(slot)}`}
              </span>
            </span>
          </MovableRow>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onDone}>{m.round_way_done()}</Button>
        {round.is_moved && (
          <Button variant="second" disabled={savingIds !== undefined} onClick={() => void save([], ids)}>
            {m.round_way_reset()}
          </Button>
        )}
      </div>
    </section>
  );
}
