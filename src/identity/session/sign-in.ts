import type { Result } from "../../api/answer.ts";
import { call } from "../../api/client/client.ts";
import { m } from "../../language/messages.ts";
import { logIn } from "../contract.ts";
import { signInInWindow } from "../proof/google-window.ts";
import { googlePlaceholder } from "../proof/placeholder.ts";
import { callService, freshProof } from "../proof/proof.ts";
import { keepSession } from "./session-store.ts";

/** Messages for answers that have none of their own (SPEC 8): of the identity service, and of the shop. */
type Fallback = { service: string; shop: string };

/** Signs in with e-mail and password: at the identity service first, then in the shop with its proof. */
export async function signIn(email: string, password: string): Promise<Result<unknown>> {
  const fallback = { service: m.login_invalid(), shop: m.login_failed() };
  const service = await callService("sign-in/email", fallback.service, { email, password });
  return service.ok ? enterShop({ email, password }, fallback) : service;
}

/** Registers at the identity service, then signs in to the shop. */
export async function register(name: string, email: string, password: string): Promise<Result<unknown>> {
  const fallback = { service: m.register_error(), shop: m.register_failed() };
  const service = await callService("sign-up/email", fallback.service, { name, email, password });
  return service.ok ? enterShop({ name, email, password }, fallback) : service;
}

/**
 * Signs in with Google, new users, too: in a window of its own, then in the shop with the identity service's proof. To be
 * called directly in the click of a button, or the browser blocks the window.
 */
export async function signInWithGoogle(): Promise<Result<unknown>> {
  const window = await signInInWindow();
  if (!window.ok) return window;
  const fallback = { service: m.google_error(), shop: m.google_failed() };
  const proof = await freshProof(fallback.service);
  if (!proof.ok) {
    const { code } = proof.problem;
    return code === "unreachable" ? proof : { ok: false, problem: { code, message: fallback.service } };
  }
  const { name, email } = proof.value;
  return enterShop({ name, email, password: googlePlaceholder }, fallback);
}

/** SPEC 7's login call, with the proof beside it (DECISIONS 7). */
async function enterShop(
  fields: { name?: string; email: string; password: string },
  fallback: Fallback,
): Promise<Result<unknown>> {
  const proof = await freshProof(fallback.service);
  if (!proof.ok) return proof;
  const result = await call(
    logIn,
    { ...fields, role: "user", id_token: proof.value.token },
    { otherwise: fallback.shop },
  );
  if (result.ok) keepSession({ token: result.value.token, user: result.value.data });
  return result;
}
