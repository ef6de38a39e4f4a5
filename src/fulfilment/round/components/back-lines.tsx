import { m } from "#src/language/messages.ts";
import { formatDigits, formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { backReasonNames } from "#src/orders/change-text.ts";
import { backReasons, isWhole } from "#src/orders/riders/rules.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Stepper } from "#src/ui/buttons/stepper.tsx";
import { ProductLine } from "#src/ui/display/product-line.tsx";
import type { RoundStop } from "../contract.ts";
import type { StopAnswerDraft } from "../phone/stop-draft.ts";

type BackLinesProps = {
  stop: RoundStop;
  draft: StopAnswerDraft;
  onChange: (draft: StopAnswerDraft) => void;
  onlyBroken: boolean;
};

/** The lines of a stop, to say how many pieces come back and why; broken ones only with `onlyBroken`. */
export function BackLines({ stop, draft, onChange, onlyBroken }: BackLinesProps) {
  const setQuantity = (item: number, quantity: number, reason = draft.back[item]?.reason) =>
    onChange({
      ...draft,
      cash: undefined,
      back: { ...draft.back, [item]: { quantity, ...(reason && { reason }) } },
    });
  return (
    <section aria-labelledby="back" className="mt-3 rounded-card bg-card p-3.5 shadow-rest">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="back" className="text-sub">
          {onlyBroken ? m.round_what_is_broken() : m.round_what_comes_back()}
        </h2>
        <p className="text-unit text-ink-soft">{m.round_pieces()}</p>
      </div>
      <ul className="divide-y divide-line">
        {stop.lines.map((line) => {
          const { quantity = 0, reason } = draft.back[line.item] ?? {};
          const isWholeLine = isWhole(line);
          return (
            <li key={line.item} className="py-3">
              <ProductLine
                product={line}
                size={44}
                endContent={
                  <Stepper
                    look="tint"
                    min={0}
                    max={isWholeLine ? 1 : line.quantity}
                    count={isWholeLine ? Math.min(quantity, 1) : quantity}
                    digits={formatNumber}
                    onChange={(count) => setQuantity(line.item, isWholeLine ? count * line.quantity : count)}
                    labels={{
                      less: m.round_less({ name: line.name }),
                      more: m.round_more({ name: line.name }),
                      quantity: m.round_back_of({ name: line.name }),
                    }}
                  />
                }
              >
                <p className="text-unit text-ink-soft">
                  {isWholeLine
                    ? m.weight_grams({ grams: formatDigits(line.packed_grams ?? 0) })
                    : line.weight}
                  {!isWholeLine && ` × ${formatNumber(line.quantity)}`} · {formatTaka(line.total)}
                </p>
              </ProductLine>
              {quantity > 0 && !onlyBroken && (
                <fieldset className="mt-2 flex flex-wrap gap-2">
                  <legend className="sr-only">{m.round_why()}</legend>
                  {backReasons.map((backReason) => (
                    <Chip
                      key={backReason}
                      chosen={reason === backReason}
                      onClick={() => setQuantity(line.item, quantity, backReason)}
                    >
                      {backReasonNames[backReason]()}
                    </Chip>
                  ))}
                </fieldset>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
