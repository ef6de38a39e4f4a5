import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

/** The refusal of too many attempts: it says how long to wait, in seconds or whole minutes. */
export function tooFastProblem(seconds: number): Problem {
  const message =
    seconds > 90
      ? m.problem_wait_minutes({ minutes: formatNumber(Math.ceil(seconds / 60)) })
      : m.problem_wait_seconds({ seconds: formatNumber(Math.max(2, seconds)) });
  return new Problem("too_fast", message, { retryAfterSeconds: Math.max(1, seconds) });
}
