import type { Operation } from "./operation.ts";
import { isRecord, matchesOutline } from "./outline.ts";
import type { ProblemBody, ProblemCode } from "./problem.ts";

/** An HTTP answer of the API; `body` is undefined if it was not JSON. Shared between callers, so never change it. */
export type Answer = { status: number; body: unknown };

/**
 * The shop's codes, and `refused` (a refusal without a code), `unclear` (an answer that is not the shop's)
 * and `unreachable` (no answer). After the last two it is unknown whether the operation was executed.
 */
export type FailureCode = ProblemCode | "refused" | "unclear" | "unreachable";

export type CallFailure = Omit<ProblemBody, "success" | "code"> & { code: FailureCode };

/** A refusal is a value, not an exception, because forms show it. */
export type Result<Output> = { ok: true; value: Output } | { ok: false; problem: CallFailure };

/** The codes after which the same request may be repeated. */
const retryableCodes: string[] = ["unreachable", "unclear", "unexpected", "not_ready", "too_fast"];

/** Whether the answer is final: repeating the request would not change it. */
export const isFinalAnswer = (result: Result<unknown>): boolean =>
  result.ok || !retryableCodes.includes(result.problem.code);

/**
 * Reads an answer. It is a success only with a status below 400, no `success: false` in the body and a
 * matching outline. `message` may be empty.
 */
export function readAnswer<Input, Output>(
  { outline, complete }: Pick<Operation<Input, Output>, "outline" | "complete" | "types">,
  { status, body }: Answer,
): Result<Output> {
  const fields = isRecord(body) ? body : {};
  if (status < 400 && fields["success"] !== false) {
    if (!matchesOutline(body, outline)) return { ok: false, problem: { code: "unclear", message: "" } };
    return { ok: true, value: complete ? complete(body as never) : (body as Output) };
  }
  const { message, errors, details, request_id: requestId } = fields;
  const problem: CallFailure = {
    code: toFailureCode(fields["code"], status, isRecord(body)),
    message: typeof message === "string" ? message.trim() : "",
    ...(isRecord(errors) && { errors: toMessages(errors) }),
    ...(details !== undefined && { details }),
    ...(typeof requestId === "string" && { request_id: requestId }),
  };
  return { ok: false, problem };
}

const codeByStatus: Record<number, ProblemCode> = {
  401: "not_signed_in",
  403: "not_allowed",
  404: "not_found",
  422: "invalid_fields",
  429: "too_fast",
};

function toFailureCode(code: unknown, status: number, isJson: boolean): FailureCode {
  if (typeof code === "string") return code as ProblemCode;
  if (!isJson || status >= 500) return "unexpected";
  return codeByStatus[status] ?? "refused";
}

function toMessages(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
