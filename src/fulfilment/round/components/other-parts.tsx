import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { TakaField } from "#src/orders/admin/amounts/amount-fields.tsx";
import { refundWayNames } from "#src/orders/refunds/refund-text.ts";
import { maxReference } from "#src/orders/refunds/rules.ts";
import { type OtherWay, otherWays } from "#src/orders/riders/rules.ts";
import { Chip } from "#src/ui/buttons/chip.tsx";
import { Field } from "#src/ui/form/field.tsx";
import type { RoundStop } from "../contract.ts";
import { type OtherDraft, readOtherParts, type StopAnswerDraft } from "../phone/stop-draft.ts";

type OtherPartsProps = {
  stop: RoundStop;
  draft: StopAnswerDraft;
  onChange: (draft: StopAnswerDraft) => void;
};

/** The payments in other ways. A chosen way covers all that is due until an amount is typed; the rest is cash. */
export function OtherParts({ stop, draft, onChange }: OtherPartsProps) {
  const { other = {} } = draft;
  const setPart = (way: OtherWay, partDraft: OtherDraft | undefined) => {
    const { [way]: _, ...remainingParts } = other;
    onChange({
      ...draft,
      cash: undefined,
      other: partDraft ? { ...remainingParts, [way]: partDraft } : remainingParts,
    });
  };
  return (
    <>
      <fieldset className="mt-2 flex flex-wrap items-center gap-2">
        <legend className="sr-only">{m.payment_otherwise()}</legend>
        {otherWays.map((way) => (
          <Chip
            key={way}
            chosen={other[way] !== undefined}
            onClick={() => setPart(way, other[way] ? undefined : { reference: "" })}
          >
            {refundWayNames[way]()}
          </Chip>
        ))}
      </fieldset>
      {readOtherParts(stop, draft).map(({ way, amount }) => {
        const partDraft = other[way] ?? { reference: "" };
        const name = refundWayNames[way]();
        return (
          <div key={way} className="mt-2 grid grid-cols-[7.5rem_minmax(0,1fr)] gap-2">
            <TakaField
              size="dense"
              label={name}
              // Without the sign "৳", which stands before the field.
              value={partDraft.amount ?? formatTaka(amount).slice(1)}
              onChange={(event) => setPart(way, { ...partDraft, amount: event.target.value })}
            />
            <Field
              size="dense"
              autoComplete="off"
              label={m.refund_reference()}
              aria-label={m.payment_reference_of({ way: name })}
              maxLength={maxReference}
              value={partDraft.reference}
              onChange={(event) => setPart(way, { ...partDraft, reference: event.target.value })}
            />
          </div>
        );
      })}
    </>
  );
}
