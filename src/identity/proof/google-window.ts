import { m } from "../../language/messages.ts";
import { callService } from "./proof.ts";

/** How the window ended: signed in at the identity service, or why not, in words. */
type Ended = { ok: true } | { ok: false; message: string };

// SPEC 9.
const width = 500;
const height = 600;
const lookEveryMs = 500;
const patienceMs = 5 * 60_000;

/** Opens the provider's sign-in in a window and waits for how it ends. */
export async function signInInWindow(): Promise<Ended> {
  const popup = window.open("about:blank", "google-sign-in", features());
  if (!popup) return { ok: false, message: m.google_blocked() };
  // A window cannot tell the page that the line is down; a call can.
  const service = await callService("ok", m.google_error());
  if (!service.ok) {
    popup.close();
    return service;
  }
  const nonce = crypto.randomUUID();
  const start = new URL("/identity/oauth-popup/start", window.location.origin);
  start.searchParams.set("provider", "google");
  start.searchParams.set("popupOrigin", window.location.origin);
  start.searchParams.set("popupNonce", nonce);
  popup.location.replace(start);
  const code = await endOf(popup, nonce);
  popup.close();
  return code === "done" ? { ok: true } : { ok: false, message: wordsFor(code) };
}

function features(): string {
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}

/** "done", or the code of what went wrong: told by the window, or seen from here. */
function endOf(popup: Window, nonce: string): Promise<string> {
  return new Promise((resolve) => {
    let before: string | undefined;
    const end = (code: string) => {
      window.removeEventListener("message", hear);
      clearInterval(looking);
      clearTimeout(waiting);
      resolve(code);
    };
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin !== window.location.origin || data?.type !== "better-auth:oauth-popup") return;
      if (data.nonce === nonce) end(data.error ? String(data.error.code) : "done");
    };
    const looking = setInterval(() => {
      const code = popup.closed ? "closed" : strandedAt(popup);
      // Seen twice: a window that has just said how it went is on its way out, and its word may still be on its way in.
      if (code && code === before) end(code);
      before = code;
    }, lookEveryMs);
    const waiting = setTimeout(() => end("late"), patienceMs);
    window.addEventListener("message", hear);
  });
}

/** The window stands on a page of the identity service that leads nowhere; at the provider's it cannot be looked at. */
function strandedAt(popup: Window): string | undefined {
  try {
    const { pathname, search } = popup.location;
    if (!pathname.startsWith("/identity/") || popup.document.readyState !== "complete") return undefined;
    const told = /"code":\s*"(\w+)"/.exec(popup.document.body.innerText)?.[1];
    return new URLSearchParams(search).get("error") ?? told ?? "stranded";
  } catch {
    return undefined;
  }
}

/** Every outcome has its sentence (DECISIONS 20). */
function wordsFor(code: string): string {
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
    case "provider_not_found":
      return m.google_not_set_up();
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
