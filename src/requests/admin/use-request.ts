import { useEffect } from "react";
import type { CallFailure, Result } from "#src/api/answer.ts";
import type { Operation } from "#src/api/operation.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import type {
  AnswerAgain,
  AnswerDraft,
  RequestAnswer,
  RequestRemoval,
  RequestStep,
  RequestSummary,
} from "./contract.ts";

export type OneRequest = { data: RequestSummary & { answers: RequestAnswer[] } };

export type RequestOperations<One extends OneRequest> = {
  show: Operation<{ id: string }, One>;
  step: Operation<RequestStep, One>;
  answer: Operation<AnswerDraft, One>;
  resend: Operation<AnswerAgain, One>;
  remove: Operation<RequestRemoval, unknown>;
};

const sendingPollMs = 2_000;

/** An open request with its answers, polled for changes, which are passed to `onChanged`. */
export function useRequest<One extends OneRequest>(
  show: Operation<{ id: string }, One>,
  id: number,
  onChanged: (request: One["data"]) => void,
) {
  const { value, problem, load, change } = useAdminLoad(show, { id: String(id) }, { watch: true });
  const isSending = value?.data.answers.some(({ delivery }) => delivery === "waiting") ?? false;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void load(), sendingPollMs);
    return () => clearInterval(timer);
  }, [isSending, load]);

  const replaceRequest = (one: One) => {
    change(() => one);
    onChanged(one.data);
  };

  /** Shows the request that a command returned, or a colleague's change. */
  const take = (result: Result<One>): CallFailure | undefined => {
    if (!result.ok) {
      const { code, details } = result.problem;
      if (code === "changed" && details) replaceRequest(details as One);
      return result.problem;
    }
    replaceRequest(result.value);
    return undefined;
  };
  return { request: value?.data, problem, load, take };
}
