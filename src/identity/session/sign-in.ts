import type { Result } from "#src/api/answer.ts";
import { call } from "#src/api/client/client.ts";
import { m } from "#src/language/messages.ts";
import { logIn } from "../contract.ts";
import { callService, fetchIdToken } from "../proof/fetch-id-token.ts";
import { googlePlaceholder } from "../proof/google-placeholder.ts";
import { signInInWindow } from "../proof/google-window.ts";
import type { IdToken } from "../proof/read-id-token.ts";
import { storeSession } from "./session-store.ts";

/** The version of the privacy policy that the page shows, if any. */
type Policy = string | undefined;

export async function signIn(email: string, password: string, policy: Policy): Promise<Result<unknown>> {
  const fallbacks = { service: m.login_invalid(), shop: m.login_failed() };
  const serviceResult = await callService("sign-in/email", fallbacks.service, { email, password });
  return serviceResult.ok
    ? enterShop(await fetchIdToken(fallbacks.service), { email, password, policy }, fallbacks.shop)
    : serviceResult;
}

export async function register(
  name: string,
  email: string,
  password: string,
  policy: Policy,
): Promise<Result<unknown>> {
  const fallbacks = { service: m.register_error(), shop: m.register_failed() };
  const serviceResult = await callService("sign-up/email", fallbacks.service, { name, email, password });
  return serviceResult.ok
    ? enterShop(await fetchIdToken(fallbacks.service), { name, email, password, policy }, fallbacks.shop)
    : serviceResult;
}

/** Signs in with Google in a window. Must be called directly in a click handler, or the browser blocks the window. */
export async function signInWithGoogle(policy: Policy): Promise<Result<unknown>> {
  const outcome = await signInInWindow();
  if (!outcome.ok) return outcome;
  const fallbacks = { service: m.google_error(), shop: m.google_failed() };
  const proof = await fetchIdToken(fallbacks.service);
  if (!proof.ok) {
    const { code } = proof.problem;
    return code === "unreachable" ? proof : { ok: false, problem: { code, message: fallbacks.service } };
  }
  return enterShop(proof, { password: googlePlaceholder, policy }, fallbacks.shop);
}

/** SPEC 7's login call with the proof (DECISIONS 7). `fallback` is the message if the answer has none. */
async function enterShop(
  proof: Result<IdToken>,
  typed: { name?: string; email?: string; password: string; policy: Policy },
  fallback: string,
): Promise<Result<unknown>> {
  if (!proof.ok) return proof;
  const { token: id_token, name, email } = proof.value;
  const input = { name, email, ...typed, role: "user", id_token };
  const result = await call(logIn, input, { fallbackMessage: fallback });
  if (result.ok) storeSession({ token: result.value.token, user: result.value.data });
  return result;
}
