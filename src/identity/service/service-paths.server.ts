import type { Context } from "hono";
import { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import type { Env } from "#src/platform/http/env.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import { parseInput, readBody } from "#src/platform/http/serve.server.ts";
import { clientIp, networkOf, shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { attemptsPerNetwork } from "../guesses/attempt-limits.server.ts";
import { asGuess } from "../guesses/guesses.server.ts";
import { createKnownDeviceCookie, findKnownDevice } from "../guesses/known-device.server.ts";
import { assertValidPassword } from "../passwords/passwords.server.ts";
import { signIn, signUp } from "../schemas.ts";
import { withFaults } from "./service-faults.server.ts";

/** Otherwise the sign-in window, after it was at the provider, cannot find the page that opened it. */
const openerHeaders = { "Cross-Origin-Opener-Policy": "unsafe-none" };

type OpenPath = {
  /** The allowed body; other fields are dropped or refused. */
  body?: z.ZodType<object>;
  /** The key under which the calls of a network are limited. */
  limitKey?: string;
  /** Whether a call guesses a password of its e-mail address. */
  isPasswordGuess?: boolean;
  /** Whether a call sets a new password, which is then checked. */
  isRegistration?: boolean;
  /** Whether a success makes the device a known one of the e-mail address. */
  marksDevice?: boolean;
};

/** All paths of better-auth that the shop uses, by method and exact path; every other one is a 404. */
export const openPaths: Record<string, OpenPath> = {
  "GET /identity/ok": {},
  "GET /identity/jwks": {},
  "GET /identity/token": {},
  "GET /identity/oauth-popup/start": { limitKey: "windows" },
  "GET /identity/callback/google": { limitKey: "windows" },
  "POST /identity/sign-in/email": { isPasswordGuess: true, marksDevice: true, body: signIn },
  "POST /identity/sign-up/email": {
    limitKey: "registrations",
    isRegistration: true,
    marksDevice: true,
    body: signUp,
  },
  "POST /identity/sign-out": { limitKey: "sign-outs", body: z.object({}) },
};

/** Mounts the open paths in front of the service's `handler`: the shop counts attempts and reads bodies itself. */
export function servePaths({ hono, shop }: Api, handler: (request: Request) => Promise<Response>) {
  // Last page of a failed sign-in window: the page that opened the window reads the code here and closes it.
  hono.get("/identity/ended", (c) =>
    c.text(m.google_window_over(), 200, { "Cache-Control": "no-store", ...openerHeaders }),
  );

  hono.all("/identity/*", async (c) => {
    const url = new URL(c.req.raw.url);
    const openPath = openPaths[`${c.req.method} ${url.pathname}`];
    // The database cannot store the NUL character.
    if (!openPath || url.search.includes("%00")) throw new Problem("not_found", m.problem_not_found());
    const address = clientIp(c, shop);
    const network = networkOf(address);
    if (openPath.limitKey) await countAttempt(shop, `${openPath.limitKey}:${network}`, attemptsPerNetwork);
    const body = openPath.body && parseInput(openPath.body, await readBody(c));
    const { email = "", password = "" } = (body ?? {}) as { email?: string; password?: string };
    if (openPath.isRegistration) await assertValidPassword(password, email, "password");
    const request = toServiceRequest(c, url, address, body);
    const run = () => withFaults(shop, () => handler(request));
    const serviceAnswer = openPath.isPasswordGuess
      ? await runAsGuess(c, shop, { email, network }, run)
      : await run();
    const answer = await toShopResponse(shop, serviceAnswer);
    if (openPath.marksDevice && answer.ok)
      answer.headers.append("Set-Cookie", await createKnownDeviceCookie(shop, email));
    return answer;
  });
}

async function runAsGuess(
  c: Context<Env>,
  shop: Shop,
  { email, network }: { email: string; network: string },
  run: () => Promise<Response>,
): Promise<Response> {
  const device = await findKnownDevice(shop, email, c.req.header("cookie"));
  return asGuess(shop, { secret: "password", account: email, network, device }, run, ({ ok }) => ok);
}

/** Passes the parsed body and the client's IP address to the service. */
function toServiceRequest(c: Context<Env>, url: URL, address: string, body: object | undefined): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set("x-forwarded-for", address);
  if (!body) return new Request(url, { method: c.req.method, headers });
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Request(url, { method: c.req.method, headers, body: JSON.stringify(body) });
}

/**
 * Returns the service's answer with the shop's headers and error format. Redirects within the service lose
 * their host, which may vary.
 */
async function toShopResponse({ settings }: Shop, answer: Response): Promise<Response> {
  const isRefusal = answer.status >= 400 && answer.headers.get("content-type")?.includes("json");
  const body = isRefusal
    ? JSON.stringify({ success: false, ...((await answer.json()) as object) })
    : answer.body;
  const copy = new Response(body, answer);
  copy.headers.delete("content-length");
  const location = copy.headers.get("location");
  const host = shopUrl(settings);
  if (location?.startsWith(`${host}/identity/`)) copy.headers.set("location", location.slice(host.length));
  copy.headers.set("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(openerHeaders)) copy.headers.set(name, value);
  return copy;
}
