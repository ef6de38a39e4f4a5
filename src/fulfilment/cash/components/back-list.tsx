import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { m } from "#src/language/messages.ts";
import { number } from "#src/language/numbers/numbers.ts";
import { backReasonNames } from "#src/orders/changed-words.ts";
import { Tile } from "#src/ui/display/tile.tsx";

/** What comes back to the shop, and whether it goes on sale again. */
export function BackList({ answers }: { answers: GivenAnswer[] }) {
  const back = answers.flatMap(({ order, number: name, back: pieces }) =>
    pieces.map((one, at) => ({ ...one, order: name, key: `${order} ${at}` })),
  );
  if (back.length === 0) return null;
  const pieces = back.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="rounded-card bg-card p-4 shadow-rest">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sub">{m.cash_coming_back()}</h2>
        <p className="text-hint text-ink-soft">
          {pieces === 1 ? m.cash_one_piece() : m.cash_pieces({ count: number(pieces) })}
        </p>
      </div>
      <ul className="mt-2 grid gap-2">
        {back.map((one) => (
          <li key={one.key} className="flex items-center gap-3">
            <Tile
              category={one.tint}
              src={one.image || undefined}
              width={44}
              height={44}
              className="size-11 shrink-0"
            />
            <p className="min-w-0 flex-1 text-hint">
              <span className="block font-semibold">
                {number(one.quantity)} × {one.name} {one.weight}
              </span>
              {one.order} · {backReasonNames[one.reason]()}
            </p>
            <p className="text-hint text-ink-soft">
              {one.sellable ? m.cash_to_stock() : m.cash_written_off()}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
