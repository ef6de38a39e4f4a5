import { z } from "zod";
import { m } from "../language/words.ts";
import { clientAddress } from "../platform/http/address.server.ts";
import type { Api } from "../platform/http/api.server.ts";
import { countTry } from "../platform/http/limits.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import type { Shop } from "../platform/shop.server.ts";
import { serveAccount } from "./account/routes.server.ts";
import { logIn as logInOperation, logOut } from "./contract.ts";
import { logIn, perAccount } from "./log-in.server.ts";
import type { IdentityService } from "./service.server.ts";
import { closeSession } from "./session/sessions.server.ts";
import { done, login, signedIn } from "./shapes.ts";

/** A neighbourhood may share one address; a machine that guesses passwords tries far more often. */
const perAddress = { most: 120, seconds: 60 };

/** A sign-in window has to find the page that opened it again, after it has been with the provider. */
const findsItsOpener = { "Cross-Origin-Opener-Policy": "unsafe-none" };

export function serveIdentity(api: Api, service: IdentityService) {
  const { hono, shop } = api;

  serve(
    api,
    logInOperation,
    { input: login, output: signedIn, may: "anyone", limit: perAddress },
    (input, call) => logIn(input, call, service),
  );

  serve(api, logOut, { input: z.object({}), output: done, may: "anyone" }, async (_input, call) => {
    await closeSession(shop, call.header("authorization"));
    return { success: true as const, message: m.logout_done() };
  });

  serveAccount(api, service);

  // Where a sign-in window ends that belongs to nothing any more; the page that opened it reads the code and closes it.
  hono.get("/identity/ended", (c) =>
    c.text(m.google_window_over(), 200, { "Cache-Control": "no-store", ...findsItsOpener }),
  );

  hono.all("/identity/*", async (c) => {
    const address = clientAddress(c, shop);
    const counts = c.req.method === "POST" || c.req.path.startsWith("/identity/oauth-popup/");
    if (counts) await countTry(shop, `identity:${address}`, perAddress);
    if (c.req.path === "/identity/sign-in/email") await countGuess(shop, c.req.raw.clone());
    // What a client says of its own address is worth nothing: the service gets what the socket or the proxy told us.
    const headers = new Headers(c.req.raw.headers);
    headers.set("x-forwarded-for", address);
    const answer = await service.auth.handler(new Request(c.req.raw, { headers }));
    const kept = new Response(answer.body, answer);
    kept.headers.set("Cache-Control", "no-store");
    for (const [name, value] of Object.entries(findsItsOpener)) kept.headers.set(name, value);
    return kept;
  });
}

/** Guesses at one account are counted together, whichever of the two ways in they take and wherever they come from. */
async function countGuess(shop: Shop, request: Request): Promise<void> {
  const body: unknown = await request.json().catch(() => undefined);
  const { email } = (body ?? {}) as { email?: unknown };
  if (typeof email !== "string" || email.length > 254) return;
  await countTry(shop, `password:${email.trim().toLowerCase()}`, perAccount);
}
