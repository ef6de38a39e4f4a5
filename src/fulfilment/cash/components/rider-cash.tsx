import { useSession } from "#src/identity/session/session-store.ts";
import { m } from "#src/language/messages.ts";
import { formatSignedTaka } from "#src/language/numbers/minus-taka.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { differenceText, type RiderCashProps } from "../difference-text.ts";
import { AnswerSums } from "./answer-sums.tsx";
import { BackList } from "./back-list.tsx";
import { HandInForm } from "./hand-in-form.tsx";
import { Handovers } from "./handovers.tsx";
import { OddAnswers } from "./odd-answers.tsx";

/** A rider's day: the cash expected, taken and handed in, the answers, and the form to hand in the rest. */
export function RiderCash(props: RiderCashProps) {
  const { rider } = props;
  const viewer = useSession()?.user;
  const isOwn = viewer?.id === rider.id && viewer.role !== "admin";
  const answers = rider.answers.filter(({ late }) => !late);
  return (
    <section
      aria-label={rider.name}
      className="grid content-start gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-sub">{rider.name}</h2>
        {rider.on_the_way > 0 && (
          <p className="text-hint text-ink-soft">
            {m.cash_on_the_way({ count: formatNumber(rider.on_the_way) })} · {formatTaka(rider.on_the_road)}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Sum label={m.cash_expected()} value={rider.expected} />
        <Sum label={m.cash_taken()} value={rider.taken} />
        <Sum label={m.cash_handed()} value={rider.handed} />
        <Sum label={m.cash_owed()} value={rider.owed} />
      </dl>
      {rider.rounding !== 0 && (
        <p className="text-hint text-ink-soft">
          {m.cash_rounding({ amount: formatSignedTaka(rider.rounding) })}
        </p>
      )}
      {rider.owed !== rider.left && (
        <p className="text-hint text-ink-soft">{m.cash_left_of_day({ amount: formatTaka(rider.left) })}</p>
      )}
      {rider.difference !== 0 && (
        <p className="text-label text-turmeric-ink">{differenceText(rider.difference)}</p>
      )}
      <AnswerSums answers={answers} />
      <OddAnswers answers={rider.answers} />
      <BackList answers={answers} />
      <Handovers {...props} />
      {isOwn && <p className="text-hint text-ink-soft">{m.cash_own()}</p>}
      {(rider.left > 0 || rider.owed > 0) && !isOwn && (
        <HandInForm key={`${rider.left} ${rider.owed}`} {...props} />
      )}
    </section>
  );
}

const Sum = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-hint text-ink-soft">{label}</dt>
    <dd className="text-price">{formatSignedTaka(value)}</dd>
  </div>
);
