import { inTime } from "../../api/time-limit.ts";
import { locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { type IdToken, readIdToken } from "./id-token.ts";

/** What the identity service said: a value, or why not, in words and with its code. */
export type Said<Value> = { ok: true; value: Value } | { ok: false; code: string; message: string };

/** A new ID token of whoever is signed in at the identity service; it proves who they are once, at once, and is not kept. `otherwise` as below. */
export async function freshProof(otherwise: string): Promise<Said<IdToken>> {
  const said = await callService<{ token?: string }>("token", otherwise);
  if (!said.ok) return said;
  const proof = readIdToken(said.value.token ?? "");
  return proof ? { ok: true, value: proof } : { ok: false, code: "no_token", message: otherwise };
}

/** One call to the identity service: a POST where there is a body. Never throws; `otherwise` is said where it says nothing (SPEC 8). */
export async function callService<Value>(
  path: string,
  otherwise: string,
  body?: object,
): Promise<Said<Value>> {
  try {
    const { answer, said } = await inTime(async (signal) => {
      const answer = await fetch(`/identity/${path}`, {
        method: body ? "POST" : "GET",
        headers: { "Accept-Language": locale(), ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
        signal,
      });
      return { answer, said: (await answer.json().catch(() => undefined)) as unknown };
    });
    // A 200 that is no answer of ours comes from something in between.
    if (answer.ok && said !== undefined) return { ok: true, value: said as Value };
    const code = codeIn(said) ?? String(answer.status);
    return { ok: false, code, message: wordsFor(code) ?? messageIn(said) ?? otherwise };
  } catch {
    return { ok: false, code: "unreachable", message: m.problem_unreachable() };
  }
}

function codeIn(body: unknown): string | undefined {
  const code = (body as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : undefined;
}

/** Words of the shop itself, whose codes are in small letters; those of the service are for programs. */
function messageIn(body: unknown): string | undefined {
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  const isOurs = typeof code === "string" && /^[a-z_]+$/.test(code);
  return isOurs && typeof message === "string" && message ? message : undefined;
}

/** Every code of the identity service has its sentence (DECISIONS 20). */
function wordsFor(code: string): string | undefined {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
    case "USER_NOT_FOUND":
    case "INVALID_PASSWORD":
      return m.login_invalid();
    case "USER_ALREADY_EXISTS":
    case "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL":
      return m.register_email_taken();
    case "PASSWORD_TOO_SHORT":
      return m.password_too_short();
    case "PASSWORD_TOO_LONG":
      return m.password_too_long();
    case "INVALID_EMAIL":
      return m.email_invalid();
    case "INVALID_ORIGIN":
      return m.google_wrong_place();
    case "too_fast":
      return m.problem_too_fast();
    default:
      return undefined;
  }
}
