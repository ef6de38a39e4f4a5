import type { Result } from "#src/api/answer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { callService } from "./fetch-id-token.ts";

/** SPEC 9: the size of the window in pixels, how often it is looked at, and how long it may stay open. */
const windowWidth = 500;
const windowHeight = 600;
const pollMs = 500;
const timeoutMs = 5 * 60_000;

/** Opens the provider's sign-in in a window and waits until it ends. Returns the failure, if any. */
export async function signInInWindow(): Promise<Result<unknown>> {
  const popup = window.open("about:blank", "google-sign-in", windowFeatures());
  if (!popup) return { ok: false, problem: { code: "refused", message: m.google_blocked() } };
  // A window cannot tell the page that the network is down; a call can.
  const serviceResult = await callService("ok", m.google_error());
  if (!serviceResult.ok) {
    popup.close();
    return serviceResult;
  }
  const nonce = crypto.randomUUID();
  const start = new URL("/identity/oauth-popup/start", window.location.origin);
  start.searchParams.set("lang", locale());
  start.searchParams.set("provider", "google");
  start.searchParams.set("popupOrigin", window.location.origin);
  start.searchParams.set("popupNonce", nonce);
  popup.location.replace(start);
  const code = await waitForOutcome(popup, nonce);
  popup.close();
  return code === "done"
    ? { ok: true, value: undefined }
    : { ok: false, problem: { code: "refused", message: outcomeText(code) } };
}

function windowFeatures(): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - windowWidth) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - windowHeight) / 2);
  return `popup,width=${windowWidth},height=${windowHeight},left=${Math.round(left)},top=${Math.round(top)}`;
}

/** "done", or an error code: sent by the window, or read from it. */
function waitForOutcome(popup: Window, nonce: string): Promise<string> {
  return new Promise((resolve) => {
    let previousCode: string | undefined;
    const settle = (code: string) => {
      window.removeEventListener("message", onMessage);
      clearInterval(pollTimer);
      clearTimeout(timer);
      resolve(code);
    };
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.type !== "better-auth:oauth-popup") return;
      if (data.nonce === nonce) settle(data.error ? String(data.error.code) : "done");
    };
    const pollTimer = setInterval(() => {
      const code = popup.closed ? "closed" : readFailureCode(popup);
      // Ends only when seen twice: a window may close before the message that it has just sent arrives.
      if (code && code === previousCode) settle(code);
      previousCode = code;
    }, pollMs);
    const timer = setTimeout(() => settle("late"), timeoutMs);
    window.addEventListener("message", onMessage);
  });
}

/** The error code on a failure page of the identity service; the provider's own pages cannot be read. */
function readFailureCode(popup: Window): string | undefined {
  try {
    const { pathname, search } = popup.location;
    if (!pathname.startsWith("/identity/") || popup.document.readyState !== "complete") return undefined;
    const code =
      new URLSearchParams(search).get("error") ??
      /"code":\s*"(\w+)"/.exec(popup.document.body.innerText)?.[1];
    // The demo's page has this origin, and customers take their time there.
    return code ?? (pathname === "/identity/demo" ? undefined : "stranded");
  } catch {
    return undefined;
  }
}

/** Every outcome has its message (DECISIONS 20). */
function outcomeText(code: string): string {
  switch (code) {
    case "closed":
      return m.google_closed();
    case "late":
      return m.google_late();
    case "access_denied":
    case "user_cancelled_authorize":
      return m.google_cancelled();
    case "email_not_verified":
    case "account_not_linked":
      return m.google_unverified();
    case "email_not_found":
      return m.google_no_email();
    case "INVALID_ORIGIN":
      return m.google_wrong_place();
    case "too_fast":
      return m.problem_too_fast();
    case "not_ready":
      return m.problem_not_ready();
    default:
      return m.google_error();
  }
}
