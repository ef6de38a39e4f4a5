import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { backReasonNames } from "#src/orders/change-text.ts";
import { ProductLine } from "#src/ui/display/product-line.tsx";

/** The pieces that come back to the shop with these answers, and whether they can be sold again. */
export function BackList({ answers }: { answers: GivenAnswer[] }) {
  const returnedPieces = answers.flatMap(({ order, number: orderNumber, back: pieces }) =>
    pieces.map((piece, index) => ({ ...piece, order: orderNumber, key: `${order} ${index}` })),
  );
  if (returnedPieces.length === 0) return null;
  const pieceCount = returnedPieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section className="rounded-card bg-card p-4 shadow-rest">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-sub">{m.cash_coming_back()}</h2>
        <p className="text-hint text-ink-soft">
          {pieceCount === 1 ? m.cash_one_piece() : m.cash_pieces({ count: formatNumber(pieceCount) })}
        </p>
      </div>
      <ul className="mt-2 grid gap-2">
        {returnedPieces.map((piece) => (
          <li key={piece.key}>
            <ProductLine
              product={{ ...piece, name: `${formatNumber(piece.quantity)} × ${piece.name} ${piece.weight}` }}
              size={44}
              endContent={
                <p className="text-hint text-ink-soft">
                  {piece.sellable ? m.cash_to_stock() : m.cash_written_off()}
                </p>
              }
            >
              <p className="text-hint">
                {piece.order} · {backReasonNames[piece.reason]()}
              </p>
            </ProductLine>
          </li>
        ))}
      </ul>
    </section>
  );
}
