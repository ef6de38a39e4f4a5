import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { answerNames } from "#src/fulfilment/round/phone/answer-names.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import { m } from "#src/language/messages.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { Note } from "#src/ui/display/note.tsx";

/** Answers to check: an unexpected amount, or too late to count. */
export function OddAnswers({ answers }: { answers: GivenAnswer[] }) {
  const answersToCheck = answers.filter(({ late, expected }) => late || expected !== undefined);
  return answersToCheck.map((answer) => (
    <Note key={`${answer.order} ${answer.at}`}>
      <p>
        {answer.number}, {answer.name}: {answerNames[answer.answer]()}
        {answer.cash !== undefined && `, ${formatTaka(answer.cash)}`}
        {answer.expected !== undefined && ` ${m.cash_instead_of({ total: formatTaka(answer.expected) })}`} ·{" "}
        {dayAndTime(answer.at)}
      </p>
      {answer.late && <p>{m.cash_late()}</p>}
      {answer.note && <p className="text-hint">“{answer.note}”</p>}
    </Note>
  ));
}
