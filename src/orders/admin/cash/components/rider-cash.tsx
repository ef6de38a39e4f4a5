import { m } from "../../../../language/messages.ts";
import { number, taka } from "../../../../language/numbers/numbers.ts";
import { differenceInWords, type RiderCashProps } from "../difference-words.ts";
import { AnswerSums } from "./answer-sums.tsx";
import { BackList } from "./back-list.tsx";
import { HandInForm } from "./hand-in-form.tsx";
import { Handovers } from "./handovers.tsx";
import { OddAnswers } from "./odd-answers.tsx";

/** One rider's day: paid against handed in, how the stops ended, what comes back. */
export function RiderCash(props: RiderCashProps) {
  const { rider } = props;
  const answers = rider.answers.filter(({ late }) => !late);
  return (
    <section
      aria-label={rider.name}
      className="grid content-start gap-3 rounded-card bg-card p-4 shadow-rest"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-sub">{rider.name}</h2>
        {rider.on_the_way > 0 && (
          <p className="text-hint text-ink-soft">{m.cash_on_the_way({ count: number(rider.on_the_way) })}</p>
        )}
      </div>
      <dl className="grid grid-cols-3 gap-3">
        <Sum label={m.cash_taken()} value={rider.taken} />
        <Sum label={m.cash_handed()} value={rider.handed} />
        <Sum label={m.cash_left()} value={rider.left} />
      </dl>
      {rider.difference !== 0 && (
        <p className="text-label text-turmeric-ink">{differenceInWords(rider.difference)}</p>
      )}
      <AnswerSums answers={answers} />
      <OddAnswers answers={rider.answers} />
      <BackList answers={answers} />
      <Handovers {...props} />
      {rider.left > 0 && <HandInForm key={rider.left} {...props} />}
    </section>
  );
}

const Sum = ({ label, value }: { label: string; value: number }) => (
  <div>
    <dt className="text-hint text-ink-soft">{label}</dt>
    <dd className="text-price">{taka(value)}</dd>
  </div>
);
