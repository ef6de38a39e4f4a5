import type { GivenAnswer } from "#src/fulfilment/round/contract.ts";
import { answerNames } from "#src/fulfilment/round/phone/answer-names.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import { stopAnswers } from "#src/orders/riders/rules.ts";

/** The number of answers of each kind, and their cash. */
export function AnswerSums({ answers }: { answers: GivenAnswer[] }) {
  const rows = stopAnswers.flatMap((answer) => {
    const sameAnswers = answers.filter((givenAnswer) => givenAnswer.answer === answer);
    return sameAnswers.length > 0 ? [{ answer, sameAnswers }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ul className="mt-3 border-t border-line pt-1">
      {rows.map(({ answer, sameAnswers }) => (
        <li key={answer} className="flex min-h-8.5 items-center justify-between gap-3">
          <span>
            {m.cash_answers({
              count: formatNumber(sameAnswers.length),
              answer: answerNames[answer]().toLowerCase(),
            })}{" "}
            <span className="text-hint text-ink-soft">{returnedText(sameAnswers)}</span>
          </span>
          <span className="font-semibold">{formatTaka(sumCash(sameAnswers))}</span>
        </li>
      ))}
    </ul>
  );
}

/** In taka. */
const sumCash = (answers: GivenAnswer[]): number => answers.reduce((sum, { cash = 0 }) => sum + cash, 0);

/** The names of the products that customers returned at the door; empty unless they took a part. */
function returnedText(answers: GivenAnswer[]): string {
  const partAnswers = answers.filter(({ answer }) => answer === "partly");
  const names = partAnswers.flatMap(({ back }) => back.map(({ name }) => name));
  return [...new Set(names)].join(", ");
}
