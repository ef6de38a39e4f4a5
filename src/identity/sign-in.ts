import { tell } from "../basics/door.ts";
import { m } from "../language/words.ts";
import { logIn, logOut } from "./contract.ts";
import { currentSession, forgetSession, keepSession } from "./session-store.ts";

/** How an attempt to sign in or register ended; `message` is for the page, in its language. */
export type Outcome = { ok: true } | { ok: false; message: string };

const timeoutMs = 45_000;

/** Signs in with e-mail and password: the identity service first, then the shop with its proof. */
export async function signIn(email: string, password: string): Promise<Outcome> {
  const service = await askService("sign-in/email", { email, password });
  if (!service.ok) return service;
  return enterShop({ email, password }, service.token, m.login_failed());
}

/** Registers with the identity service, then enters the shop. */
export async function register(name: string, email: string, password: string): Promise<Outcome> {
  const service = await askService("sign-up/email", { name, email, password });
  if (!service.ok) return service;
  return enterShop({ name, email, password }, service.token, m.register_failed());
}

/** Ends the session everywhere it is known. The shop forgets this browser even where no answer comes. */
export async function signOut(): Promise<void> {
  if (!currentSession()) return;
  const told = tell(logOut, {});
  forgetSession();
  await Promise.all([told, askService("sign-out", {})]);
}

type Proof = { ok: true; token: string } | { ok: false; message: string };

/** One call to the identity service, and the ID token that it gives afterwards. */
async function askService(path: string, body: object): Promise<Proof> {
  try {
    const answer = await fetch(`/identity/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return { ok: false, message: wordsFor(await codeOf(answer)) };
    if (path === "sign-out") return { ok: true, token: "" };
    const proof = await fetch("/identity/token", { signal: AbortSignal.timeout(timeoutMs) });
    const { token } = (await proof.json()) as { token?: string };
    return token ? { ok: true, token } : { ok: false, message: m.login_failed() };
  } catch {
    return { ok: false, message: m.problem_unreachable() };
  }
}

async function codeOf(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined);
  const code = (body as { code?: unknown } | undefined)?.code;
  return typeof code === "string" ? code : String(answer.status);
}

/** Every code of the identity service has its sentence (DECISIONS 20). */
function wordsFor(code: string): string {
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
    case "too_fast":
      return m.problem_too_fast();
    default:
      return m.problem_unexpected();
  }
}

async function enterShop(
  fields: { name?: string; email: string; password: string },
  proof: string,
  failed: string,
): Promise<Outcome> {
  const told = await tell(logIn, { ...fields, role: "user", id_token: proof });
  if (!told.ok) return { ok: false, message: told.problem.message || failed };
  keepSession({ token: told.value.token, user: told.value.data });
  return { ok: true };
}
