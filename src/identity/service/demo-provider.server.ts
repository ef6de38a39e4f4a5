import { createHash, randomUUID } from "node:crypto";
import type { GenericOAuthConfig } from "better-auth/plugins/generic-oauth";
import type { Context } from "hono";
import { html, raw } from "hono/html";
import { jwtVerify, SignJWT } from "jose";
import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { Env } from "#src/platform/http/env.server.ts";
import { cspHash } from "#src/platform/http/html/page-scripts.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import { clientIp, networkOf, shopUrl } from "#src/platform/http/urls/client-ip.server.ts";
import { readOrCreateSecret } from "#src/platform/settings/secrets.server.ts";
import type { Settings } from "#src/platform/settings/settings.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { attemptsPerNetwork } from "../guesses/attempt-limits.server.ts";
import { ownIssuer } from "./better-auth.server.ts";
import { providerId } from "./provider.server.ts";

export type DemoAccount = { id: string; name: string; email: string; hasOrders: boolean };

export type DemoAccounts = {
  accounts: readonly DemoAccount[];
  /** Whether the shop's database holds the demo. */
  isInDatabase(queries: Queries): Promise<boolean>;
  /** Gives a new user the orders of a demo account. */
  addOrders(client: PoolClient, userId: number): Promise<void>;
};

export type DemoProvider = {
  oauth: GenericOAuthConfig;
  /** Whether it offers accounts: the database holds the demo. */
  isOpen(): Promise<boolean>;
  /** Shows the accounts to choose from; 404 to clients that may not use the demo. */
  showPage(c: Context<Env>): Promise<Response>;
};

/** The audience of the sign-in codes. */
const audience = "tatka:demo-identity";

/** Lifetime of a code in seconds: as long as the sign-in window may stay open. */
const codeSeconds = 5 * 60;

/**
 * Opens the demo's provider, which replaces Google, at /identity/demo; undefined unless `isLocal`.
 * Its sign-in codes are signed, and bound to the window by PKCE. Each works once: its verifier is deleted.
 * `onEmailVerified` is called as for any provider.
 */
export async function openDemoProvider(
  shop: Shop,
  demo: DemoAccounts,
  onEmailVerified: (email: string, name: string) => Promise<void>,
): Promise<DemoProvider | undefined> {
  const { settings, database } = shop;
  if (!isLocal(settings)) return undefined;
  const key = new TextEncoder().encode(await readOrCreateSecret(database, "demo-identity"));
  const isOpen = () => demo.isInDatabase(database.pool);
  return {
    isOpen,
    oauth: {
      providerId,
      clientId: "demo",
      clientSecret: "demo",
      authorizationUrl: `${shopUrl(settings)}/identity/demo`,
      get authorizationUrlParams() {
        return { lang: locale() };
      },
      scopes: ["openid"],
      pkce: true,
      accountSubject: ({ profile }) => String(profile.sub ?? ""),
      async getToken({ code, codeVerifier = "" }) {
        const challenge = createHash("sha256").update(codeVerifier).digest("base64url");
        if ((await readCode(key, demo, code))?.challenge !== challenge)
          throw new Error("the code is of another window");
        return { idToken: code };
      },
      async getUserInfo({ idToken }) {
        const account = (await readCode(key, demo, idToken))?.account;
        if (!account || !(await isOpen()) || (await isStaffEmail(database.pool, account.email))) return null;
        if (account.hasOrders) await createWithOrders(shop, demo, account);
        await onEmailVerified(account.email, account.name);
        return { sub: account.id, email: account.email, emailVerified: true, name: account.name };
      },
    },
    async showPage(c) {
      const ip = clientIp(c, shop);
      const { state = "", code_challenge: challenge = "" } = c.req.query();
      // With a public URL of this machine, only this machine may choose an account.
      const isReached = settings.publicUrl === undefined || isLoopback(ip);
      if (!isReached || !state || !challenge || !(await isOpen()))
        throw new Problem("not_found", m.problem_not_found());
      await countAttempt(shop, `windows:${networkOf(ip)}`, attemptsPerNetwork);
      const callbackUrl = (answer: Record<string, string>) =>
        `/identity/callback/${providerId}?${new URLSearchParams({ state, ...answer })}`;
      const choices = await Promise.all(
        demo.accounts.map(async (account) => ({
          ...account,
          url: callbackUrl({ code: await signCode(key, account, challenge) }),
        })),
      );
      return c.html(renderPage(choices, callbackUrl({ error: "access_denied" })), 200, {
        "Cache-Control": "no-store",
        "Cross-Origin-Opener-Policy": "unsafe-none",
        "Content-Security-Policy": `default-src 'none'; style-src ${cspHash(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
      });
    },
  };
}

function signCode(key: Uint8Array, account: DemoAccount, challenge: string): Promise<string> {
  return new SignJWT({ challenge })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(account.id)
    .setAudience(audience)
    .setExpirationTime(Math.floor(now() / 1_000) + codeSeconds)
    .sign(key);
}

/** The account and challenge of a signed code; undefined for a code that is forged or expired. */
async function readCode(key: Uint8Array, demo: DemoAccounts, code = "") {
  const expected = { audience, currentDate: new Date(now()), requiredClaims: ["sub", "exp"] };
  const payload = await jwtVerify(code, key, expected).then(
    (verified) => verified.payload,
    () => undefined,
  );
  const account = demo.accounts.find(({ id }) => id === payload?.sub);
  return account && { account, challenge: payload?.["challenge"] };
}

/** Whether clients of `network` can use the demo's replacements for Google and SMS. Never with a real provider. */
export const isDemoReached = (settings: Settings, network?: string): boolean =>
  !settings.provider &&
  isLocal(settings) &&
  (settings.publicUrl === undefined ||
    network === undefined ||
    isLoopback(network) ||
    network === networkOf("::1"));

/** Whether the shop has no public URL, or one of this machine. */
const isLocal = ({ publicUrl }: Settings) =>
  publicUrl === undefined || ["localhost", "127.0.0.1", "[::1]"].includes(new URL(publicUrl).hostname);

const isLoopback = (ip: string) => /^(::1$|(::ffff:)?127\.)/i.test(ip);

async function isStaffEmail(queries: Queries, email: string): Promise<boolean> {
  const { rowCount } = await queries.query("select from users where email = $1 and role <> 'user' limit 1", [
    email,
  ]);
  return rowCount !== 0;
}

/** Creates the user of a demo account with its orders, unless the e-mail address has a user. */
async function createWithOrders({ database }: Shop, demo: DemoAccounts, { name, email }: DemoAccount) {
  await inTransaction(database, async (client) => {
    const subject = randomUUID();
    const insertedUser = await client.query(
      `insert into identity."user" (id, name, email, "emailVerified") values ($1, $2, $3, true) on conflict (email) do nothing`,
      [subject, name, email],
    );
    if (insertedUser.rowCount === 0) return;
    const { rows } = await client.query<{ id: number }>(
      `insert into users (issuer, subject, name, email, email_verified) values ($1, $2, $3, $4, true) returning id`,
      [ownIssuer, subject, name, email],
    );
    for (const { id } of rows) await demo.addOrders(client, id);
  });
}

const style = `
body { margin: 0; padding: 24px 16px; background: #fbfaf5; color: #14241b; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 400px; margin: auto; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; }
ul { margin: 20px 0; padding: 0; list-style: none; }
a { display: block; margin-bottom: 8px; padding: 12px 16px; border: 1px solid #dedbd0; border-radius: 12px; background: #fff; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a:hover { border-color: #1f6b40; }
a:focus-visible { outline: 3px solid #1f6b40; outline-offset: 2px; }
b, span { display: block; }
span { color: #4c5a51; font-size: 14px; }
`;

function renderPage(accounts: (DemoAccount & { url: string })[], cancelUrl: string) {
  return html`<!doctype html>
<html lang="${locale()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.demo_identity_title()}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${m.demo_identity_title()}</h1>
<p>${m.demo_identity_text()}</p>
<ul>
${accounts.map(
  ({ url, name, email, hasOrders }) =>
    html`<li><a href="${url}"><b>${name}</b><span>${email}</span>${hasOrders ? html`<span>${m.demo_identity_orders()}</span>` : ""}</a></li>`,
)}
</ul>
<a href="${cancelUrl}">${m.office_cancel()}</a>
</main>
</body>
</html>`;
}
