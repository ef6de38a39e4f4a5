import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { answerNames } from "#src/fulfilment/round/phone/answer-names.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { taka } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";

/** Answers to check: an unexpected amount, or too late to count. */
export function OddAnswers({ answers }: { answers: GivenAnswer[] }) {
  const odd = answers.filter(({ late, expected }) => late || expected !== undefined);
  return odd.map((one) => (
    <Note key={`${one.order} ${one.at}`}>
      <p>
        {one.number}, {one.name}: {answerNames[one.answer]()}
        {one.cash !== undefined && `, ${taka(one.cash)}`}
        {one.expected !== undefined && ` ${m.cash_instead_of({ total: taka(one.expected) })}`} ·{" "}
        {dayAndTime(one.at)}
      </p>
      {one.late && <p>{m.cash_late()}</p>}
      {one.note && <p className="text-hint">“{one.note}”</p>}
    </Note>
  ));
}
