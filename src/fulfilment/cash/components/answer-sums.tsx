import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { answerNames } from "#src/fulfilment/round/phone/answer-names.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { stopAnswers } from "#src/orders/riders/rules.ts";

export function AnswerSums({ answers }: { answers: GivenAnswer[] }) {
  const rows = stopAnswers.flatMap((answer) => {
    const sameAnswers = answers.filter((givenAnswer) => givenAnswer.answer === answer);
    return sameAnswers.length > 0 ? [{ answer, of: sameAnswers }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="mt-3 border-t border-line pt-1">
      {rows.map(({ answer, of }) => (
        <li key={answer} className="flex min-h-8.5 items-center justify-between gap-3">
          <span>
            {m.cash_answers({ count: formatNumber(of.length), answer: answerNames[answer]().toLowerCase() })}{" "}
            <span className="text-hint text-ink-soft">{returnedText(of)}</span>
          </span>
          <span className="font-semibold">{formatTaka(of.reduce((sum, { cash = 0 }) => sum + cash, 0))}</span>
        </li>
      ))}
    </ul>
  );
}

const returnedText = (answers: GivenAnswer[]): string =>
  [
    ...new Set(
      answers.flatMap(({ answer, back }) => (answer === "partly" ? back.map(({ name }) => name) : [])),
    ),
  ].join(", ");
