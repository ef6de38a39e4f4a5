import { FormFoot, FormFrame } from "#src/kit/form/form-frame.tsx";
import { useCallForm } from "#src/kit/form/use-call-form.ts";
import { SaveCsv } from "#src/kit/list/save-csv.tsx";
import { timeOrDay } from "#src/language/dates/short-dates.ts";
import { localUrl } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { toPoisha } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { TakaField } from "#src/orders/admin/amounts/amount-fields.tsx";
import { readTaka } from "#src/orders/admin/editing/edit-draft.ts";
import { refundWayNames } from "#src/orders/refunds/refund-text.ts";
import { Link } from "#src/ui/buttons/link.tsx";
import { Note } from "#src/ui/display/note.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { type CashOfDay, confirmWay, type WayOfDay } from "../contract.ts";
import { differenceText } from "../difference-text.ts";

type WaysProps = {
  cash: CashOfDay;
  onSaved: (cash: CashOfDay, message: string) => void;
  onOvertaken: () => void;
};

/** The day's ways other than cash: the noted and the received amounts. The CSV file also has the cash. */
export function WaysOfDay({ cash, ...props }: WaysProps) {
  if (cash.ways.length === 0) return null;
  return (
    <section aria-labelledby="ways" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="ways" className="text-sub">
          {m.ways_title()}
        </h2>
        <SaveCsv fileName="payments" dataName={m.ways_title()} lines={toCsvLines(cash)} />
      </div>
      <div className="grid items-start gap-3 xl:grid-cols-2">
        {cash.ways.map((way) => (
          <WayCard key={`${way.way} ${cash.day}`} way={way} day={cash.day} {...props} />
        ))}
      </div>
    </section>
  );
}

function toCsvLines({ day, ways, riders }: CashOfDay) {
  /** Over all riders, in taka. */
  const sumOver = (field: "taken" | "handed" | "left" | "difference") =>
    riders.reduce((total, rider) => total + toPoisha(rider[field]), 0) / 100;
  return [
    ["day", "way", "noted_taka", "received_taka", "open_taka", "difference_taka"],
    [day, "cash", sumOver("taken"), sumOver("handed"), sumOver("left"), sumOver("difference")],
    ...ways.map((way) => [day, way.way, way.noted, way.received, way.left, way.difference]),
  ];
}

type WayProps = Omit<WaysProps, "cash"> & { way: WayOfDay; day: string };

/** One way: what was noted and received, its payments, and the form to confirm the rest. */
function WayCard({ way, day, ...props }: WayProps) {
  const name = refundWayNames[way.way]();
  return (
    <section aria-label={name} className="grid content-start gap-3 rounded-card bg-card p-4 shadow-rest">
      <h3 className="text-sub">{name}</h3>
      <dl className="grid grid-cols-3 gap-3">
        {(
          [
            [m.ways_noted(), way.noted],
            [m.ways_received(), way.received],
            [m.ways_open(), way.left],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt className="text-hint text-ink-soft">{label}</dt>
            <dd className="text-price">{formatSignedTaka(value)}</dd>
          </div>
        ))}
      </dl>
      {way.difference !== 0 && (
        <p className="text-label text-turmeric-ink">{differenceText(way.difference)}</p>
      )}
      <ul className="grid border-t border-line pt-1">
        {way.payments.map((payment) => (
          <li key={payment.order} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5">
            <span className="text-hint break-words">
              <Link
                to={localUrl(`/admin/orders?order=${payment.order}`)}
                className="font-semibold hover:text-leaf"
              >
                {payment.number}
              </Link>{" "}
              · {payment.rider} · {payment.reference}
            </span>
            <span>{formatTaka(payment.amount)}</span>
          </li>
        ))}
      </ul>
      {way.receipts.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-3">
          {way.receipts.map((receipt) => (
            <li key={receipt.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <span className="text-hint">
                {timeOrDay(receipt.at)} · {m.ways_confirmed_by({ name: receipt.by })}
                {receipt.note && <span className="block text-ink-soft">“{receipt.note}”</span>}
              </span>
              <strong>{formatSignedTaka(receipt.received)}</strong>
            </li>
          ))}
        </ul>
      )}
      {(way.left > 0 || way.difference !== 0) && (
        <ConfirmForm key={`${way.left} ${way.received}`} way={way} day={day} {...props} />
      )}
    </section>
  );
}

/** A hyphen or a minus sign, before a typed amount. */
const leadingMinus = /^\s*[-−]/;

/** A typed amount, below 0 for a correction. */
function readSignedTaka(typed: string): number | undefined {
  const amount = readTaka(typed.replace(leadingMinus, ""));
  return amount !== undefined && leadingMinus.test(typed) ? -amount : amount;
}

/** Stores the received amount; if nothing is left to confirm, it corrects an earlier one. */
function ConfirmForm({ way, day, onSaved, onOvertaken }: WayProps) {
  const state = useCallForm({
    values: { received: "", note: "" },
    operation: confirmWay,
    check: ({ received }) => ({
      received: readSignedTaka(received) === undefined ? m.cash_counted_missing() : undefined,
    }),
    inputOf: ({ received, note }) => ({
      day,
      way: way.way,
      was: way.left,
      received: readSignedTaka(received) ?? 0,
      note: note.trim() || undefined,
    }),
    onSaved: ({ data }, { received }) =>
      onSaved(
        data,
        m.ways_saved({
          way: refundWayNames[way.way](),
          amount: formatSignedTaka(readSignedTaka(received) ?? 0),
        }),
      ),
    onConflict: onOvertaken,
  });
  const received = readSignedTaka(state.form.watch("received"));
  const differs = received !== undefined && toPoisha(received) !== toPoisha(way.left);
  return (
    <FormFrame form={state} className="grid gap-3 border-t border-line pt-3">
      <TakaField
        {...state.field("received")}
        label={way.left > 0 ? m.ways_how_much() : m.ways_correct()}
        hint={way.left > 0 ? m.ways_look() : m.ways_correct_hint()}
      />
      {differs && (
        <>
          {way.left > 0 && (
            <Note>{m.cash_count_again({ difference: differenceText(received - way.left) })}</Note>
          )}
          <Field {...state.field("note")} label={m.cash_why()} maxLength={200} />
        </>
      )}
      <FormFoot form={state} size="normal" saveLabel={m.ways_confirm()} />
    </FormFrame>
  );
}
