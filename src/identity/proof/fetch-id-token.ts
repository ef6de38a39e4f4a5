import type { CallFailure, FailureCode, Result } from "#src/api/answer.ts";
import { withTimeLimit } from "#src/api/client/time-limit.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { passwordTooLong, passwordTooShort } from "../passwords/rules.ts";
import { type IdToken, readIdToken } from "./read-id-token.ts";

/** A new ID token of the user signed in at the identity service. It is used once, at once, and not stored. */
export async function fetchIdToken(fallback: string): Promise<Result<IdToken>> {
  const answer = await callService<{ token?: string }>("token", fallback);
  if (!answer.ok) return answer;
  const proof = readIdToken(answer.value.token ?? "");
  return proof ? { ok: true, value: proof } : { ok: false, problem: { code: "unclear", message: fallback } };
}

/**
 * Calls the identity service: POST with a body, else GET. Never throws. `fallback` is used if the answer has
 * no message (SPEC 8).
 */
export async function callService<Value>(
  path: string,
  fallback: string,
  body?: object,
): Promise<Result<Value>> {
  try {
    const { answer, json } = await withTimeLimit(async (signal) => {
      const answer = await fetch(`/identity/${path}`, {
        method: body ? "POST" : "GET",
        headers: { "Accept-Language": locale(), ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
        signal,
      });
      return { answer, json: (await answer.json().catch(() => undefined)) as unknown };
    });
    // A 200 without JSON comes from an intermediary between the shop and the browser.
    if (answer.ok && json !== undefined) return { ok: true, value: json as Value };
    return { ok: false, problem: toProblem(json, fallback) };
  } catch {
    return { ok: false, problem: { code: "unreachable", message: m.problem_unreachable() } };
  }
}

type FieldErrors = CallFailure["errors"];

/** Maps the service's codes to the shop's (DECISIONS 20). An unknown code keeps the service's message. */
function toProblem(json: unknown, fallback: string): CallFailure {
  const { code, message, errors } = (json ?? {}) as {
    code?: unknown;
    message?: unknown;
    errors?: FieldErrors;
  };
  const problemText = (typeof message === "string" && message) || fallback;
  if (typeof code !== "string") return { code: "unclear", message: problemText };
  // The shop's codes are lower case, the service's upper case. The list of codes would add weight to every page.
  if (/^[a-z_]+$/.test(code))
    return { code: code as FailureCode, message: problemText, ...(errors && { errors }) };
  return serviceProblem(code) ?? { code: "refused", message: problemText };
}

function serviceProblem(code: string): CallFailure | undefined {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
    case "USER_NOT_FOUND":
    case "INVALID_PASSWORD":
      return { code: "invalid_login", message: m.login_invalid() };
    case "USER_ALREADY_EXISTS":
    case "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL":
      return { code: "refused", message: m.register_email_taken() };
    case "PASSWORD_TOO_SHORT":
      return { code: "invalid_fields", message: passwordTooShort() };
    case "PASSWORD_TOO_LONG":
      return { code: "invalid_fields", message: passwordTooLong() };
    case "INVALID_EMAIL":
      return { code: "invalid_fields", message: m.email_invalid() };
    case "INVALID_ORIGIN":
      return { code: "refused", message: m.google_wrong_place() };
    default:
      return undefined;
  }
}
