import type { Operation } from "./operation.ts";
import { fits, isRecord } from "./outline.ts";
import type { ProblemBody, ProblemCode } from "./problem.ts";

/** What the API said; `body` is undefined where it was no JSON. Others may hold the same one: nobody writes into it. */
export type Answer = { status: number; body: unknown };

/**
 * Besides the shop's own codes: `refused`, the shop said no without a code; `unclear`, what came is no answer of the shop;
 * `unreachable`, nothing came. After the last two nobody knows whether the act was done.
 */
export type FailureCode = ProblemCode | "refused" | "unclear" | "unreachable";

/** Why a call brought nothing. `message` is for the user. */
export type CallFailure = Omit<ProblemBody, "success" | "code"> & { code: FailureCode };

/** What a call brings back: being refused is a normal thing, which a form has to show. */
export type Result<Output> = { ok: true; value: Output } | { ok: false; problem: CallFailure };

/**
 * Reads an answer: the value only where the status is good, nothing in the body says `success: false` and it has all that
 * the operation's outline names. `message` is empty where the answer had none.
 */
export function readAnswer<Input, Output>(
  { outline }: Operation<Input, Output>,
  { status, body }: Answer,
): Result<Output> {
  const said = isRecord(body) ? body : {};
  if (status < 400 && said["success"] !== false)
    return fits(body, outline)
      ? { ok: true, value: body as Output }
      : { ok: false, problem: { code: "unclear", message: "" } };
  const { message, errors, details, request_id: requestId } = said;
  const problem: CallFailure = {
    code: codeIn(said["code"], status, isRecord(body)),
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

/** A page of whoever stands between us and the shop decides nothing, whatever its status. */
function codeIn(code: unknown, status: number, spoken: boolean): FailureCode {
  if (typeof code === "string") return code as ProblemCode;
  if (!spoken || status >= 500) return "unexpected";
  return codes[status] ?? "refused";
}

/** Words for fields; whatever else stands there is left out. */
function messagesIn(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
