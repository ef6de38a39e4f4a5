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

export type RequestDetail = { data: RequestSummary & { answers: RequestAnswer[] } };

export type RequestOperations<Detail extends RequestDetail> = {
  show: Operation<{ id: string }, Detail>;
  step: Operation<RequestStep, Detail>;
  answer: Operation<AnswerDraft, Detail>;
  resend: Operation<AnswerAgain, Detail>;
  remove: Operation<RequestRemoval, unknown>;
};

/** How often the request is loaded while an answer's e-mail is being sent. */
const sendingPollMs = 2_000;

/** An open request with its answers, polled for changes, which are passed to `onChanged`. */
export function useRequest<Detail extends RequestDetail>(
  show: Operation<{ id: string }, Detail>,
  id: number,
  onChanged: (request: Detail["data"]) => void,
) {
  const { value, problem, load, changeValue } = useAdminLoad(show, { id: String(id) }, { watch: true });
  const isSending = value?.data.answers.some(({ delivery }) => delivery === "waiting") ?? false;
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(() => void load(), sendingPollMs);
    return () => clearInterval(timer);
  }, [isSending, load]);

  const replaceRequest = (detail: Detail) => {
    changeValue(() => detail);
    onChanged(detail.data);
  };
  return {
    request: value?.data,
    problem,
    load,
    /** Shows the request that a command returned, or a colleague's change. Returns the failure, if any. */
    applyResult(result: Result<Detail>): CallFailure | undefined {
      if (result.ok) {
        replaceRequest(result.value);
        return undefined;
      }
      const { code, details } = result.problem;
      if (code === "changed" && details) replaceRequest(details as Detail);
      return result.problem;
    },
  };
}
