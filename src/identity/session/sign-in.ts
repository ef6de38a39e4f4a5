import { call } from "../../api/client.ts";
import { m } from "../../language/messages.ts";
import { logIn } from "../contract.ts";
import { signInInWindow } from "../proof/google-window.ts";
import { googlePlaceholder } from "../proof/placeholder.ts";
import { callService, freshProof } from "../proof/proof.ts";
import { keepSession } from "./session-store.ts";

/** How an attempt to sign in or register ended; `message` is for the page, in its language. */
export type Outcome = { ok: true } | { ok: false; message: string };

/** Signs in with e-mail and password: the identity service first, then the shop with its proof. */
export async function signIn(email: string, password: string): Promise<Outcome> {
  const unsaid = { service: m.login_invalid(), shop: m.login_failed() };
  const service = await callService("sign-in/email", unsaid.service, { email, password });
  return service.ok ? enterShop({ email, password }, unsaid) : service;
}

/** Registers with the identity service, then enters the shop. */
export async function register(name: string, email: string, password: string): Promise<Outcome> {
  const unsaid = { service: m.register_error(), shop: m.register_failed() };
  const service = await callService("sign-up/email", unsaid.service, { name, email, password });
  return service.ok ? enterShop({ name, email, password }, unsaid) : service;
}

/**
 * Signs in with Google, new or known: in a window of its own, then the shop with the identity service's proof. To be
 * called straight from the press of a button, or the browser blocks the window.
 */
export async function signInWithGoogle(): Promise<Outcome> {
  const window = await signInInWindow();
  if (!window.ok) return window;
  const unsaid = { service: m.google_error(), shop: m.google_failed() };
  const proof = await freshProof(unsaid.service);
  if (!proof.ok) return proof.code === "unreachable" ? proof : { ok: false, message: unsaid.service };
  const { name, email } = proof.value;
  return enterShop({ name, email, password: googlePlaceholder }, unsaid);
}

/** SPEC 7's login call, with the proof beside it (DECISIONS 7). `unsaid` is for answers without words (SPEC 8). */
async function enterShop(
  fields: { name?: string; email: string; password: string },
  unsaid: { service: string; shop: string },
): Promise<Outcome> {
  const proof = await freshProof(unsaid.service);
  if (!proof.ok) return proof;
  const result = await call(
    logIn,
    { ...fields, role: "user", id_token: proof.value.token },
    { otherwise: unsaid.shop },
  );
  if (!result.ok) return { ok: false, message: result.problem.message };
  keepSession({ token: result.value.token, user: result.value.data });
  return { ok: true };
}
