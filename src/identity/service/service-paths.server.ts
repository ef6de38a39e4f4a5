import type { Context } from "hono";
import { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import { clientAddress } from "../../platform/http/addresses/client-address.server.ts";
import type { Api } from "../../platform/http/api.server.ts";
import type { Env } from "../../platform/http/env.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import { parseInput, readBody } from "../../platform/http/serve.server.ts";
import { signIn, signUp } from "../schemas.ts";
import { perAccount } from "../session/log-in.server.ts";
import type { IdentityService } from "./auth-service.server.ts";
import { withFaults } from "./service-faults.server.ts";

/** A neighbourhood may share one address; a machine that guesses passwords tries far more often. */
export const perAddress = { most: 120, seconds: 60 };

/** A sign-in window has to find the page that opened it again, after it has been with the provider. */
const findsItsOpener = { "Cross-Origin-Opener-Policy": "unsafe-none" };

type OpenPath = {
  /** What may be sent; nothing else reaches the service. */
  body?: z.ZodType<object>;
  /** Whether calls from one address are counted. */
  counted?: boolean;
  /** Whether a call tries a password. */
  guess?: boolean;
};

/** All that the shop uses of the identity service, by method and exact path; every other address of it is a 404. */
export const openPaths: Record<string, OpenPath> = {
  "GET /identity/ok": {},
  "GET /identity/jwks": {},
  "GET /identity/token": {},
  "GET /identity/oauth-popup/start": { counted: true },
  "GET /identity/callback/google": { counted: true },
  "POST /identity/sign-in/email": { counted: true, guess: true, body: signIn },
  "POST /identity/sign-up/email": { counted: true, body: signUp },
  "POST /identity/sign-out": { counted: true, body: z.object({}) },
};

/** Puts the identity service behind its open paths, with tries counted and bodies read by the shop. */
export function servePaths({ hono, shop }: Api, service: IdentityService) {
  // Where a sign-in window ends that belongs to nothing any more; the page that opened it reads the code and closes it.
  hono.get("/identity/ended", (c) =>
    c.text(m.google_window_over(), 200, { "Cache-Control": "no-store", ...findsItsOpener }),
  );

  hono.all("/identity/*", async (c) => {
    const url = new URL(c.req.raw.url);
    const open = openPaths[`${c.req.method} ${url.pathname}`];
    if (!open || url.search.includes("%00")) throw new Problem("not_found", m.problem_not_found());
    const address = clientAddress(c, shop);
    if (open.counted) await countTry(shop, `identity:${address}`, perAddress);
    const body = open.body && parseInput(open.body, await readBody(c));
    if (open.guess) await countTry(shop, `password:${(body as { email: string }).email}`, perAccount);
    const request = requestFor(c, url, address, body);
    return answerOf(await withFaults(shop, () => service.auth.handler(request)));
  });
}

/** What the service gets: the body as the shop read it, and the address that the socket or the proxy told us. */
function requestFor(c: Context<Env>, url: URL, address: string, body: object | undefined): Request {
  const headers = new Headers(c.req.raw.headers);
  headers.set("x-forwarded-for", address);
  if (!body) return new Request(url, { method: c.req.method, headers });
  headers.delete("content-length");
  headers.set("content-type", "application/json");
  return new Request(url, { method: c.req.method, headers, body: JSON.stringify(body) });
}

/** The service's answer with the shop's headers; a refusal in the shop's shape. */
async function answerOf(answer: Response): Promise<Response> {
  const refused = answer.status >= 400 && answer.headers.get("content-type")?.includes("json");
  const body = refused
    ? JSON.stringify({ success: false, ...((await answer.json()) as object) })
    : answer.body;
  const kept = new Response(body, answer);
  kept.headers.delete("content-length");
  kept.headers.set("Cache-Control", "no-store");
  for (const [name, value] of Object.entries(findsItsOpener)) kept.headers.set(name, value);
  return kept;
}
