import type { Operation } from "./operation.ts";
import { fits, isRecord } from "./outline.ts";
import type { ProblemBody, ProblemCode } from "./problem.ts";

/** An HTTP answer of the API; `body` is undefined where it was no JSON. Answers are shared: never write into one. */
export type Answer = { status: number; body: unknown };

/**
 * Besides the shop's own codes: `refused`, a refusal without a code; `unclear`, an answer that is not the shop's;
 * `unreachable`, no answer. After the last two nobody knows whether the operation was done.
 */
export type FailureCode = ProblemCode | "refused" | "unclear" | "unreachable";

/** Why a call failed. `message` is for the user. */
export type CallFailure = Omit<ProblemBody, "success" | "code"> & { code: FailureCode };

/** The result of a call. A refusal is a value, not an exception: a form has to show it. */
export type Result<Output> = { ok: true; value: Output } | { ok: false; problem: CallFailure };

/**
 * Reads an answer: the value only where the status is good, nothing in the body says `success: false` and it has all that
 * the operation's outline names; what else the pages need is added. `message` is empty where the answer had none.
 */
export function readAnswer<Input, Output>(
  {
    outline,
    complete = (answer) => answer,
  }: Pick<Operation<Input, Output>, "outline" | "complete" | "types">,
  { status, body }: Answer,
): Result<Output> {
  const fields = isRecord(body) ? body : {};
  if (status < 400 && fields["success"] !== false)
    return fits(body, outline)
      ? { ok: true, value: complete ? complete(body as never) : (body as Output) }
      : { ok: false, problem: { code: "unclear", message: "" } };
  const { message, errors, details, request_id: requestId } = fields;
  const problem: CallFailure = {
    code: codeIn(fields["code"], status, isRecord(body)),
    message: typeof message === "string" ? message.trim() : "",
    ...(isRecord(errors) && { errors: messagesIn(errors) }),
    ...(details !== undefined && { details }),
    ...(typeof requestId === "string" && { request_id: requestId }),
  };
  return { ok: false, problem };
}

const codes: Record<number, ProblemCode> = {
  401: "not_signed_in",
  403: "not_allowed",
  404: "not_found",
  422: "invalid_fields",
  429: "too_fast",
};

/** Without JSON the answer comes from a proxy in between: its status says nothing about the operation. */
function codeIn(code: unknown, status: number, isJson: boolean): FailureCode {
  if (typeof code === "string") return code as ProblemCode;
  if (!isJson || status >= 500) return "unexpected";
  return codes[status] ?? "refused";
}

/** Messages by field; anything that is no text is left out. */
function messagesIn(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
