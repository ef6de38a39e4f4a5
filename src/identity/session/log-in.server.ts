import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { findKnownPolicy, writePolicyConsent } from "../consents/consents.server.ts";
import type { SignedIn } from "../contract.ts";
import { attemptsPerNetwork } from "../guesses/attempt-limits.server.ts";
import { asGuess } from "../guesses/guesses.server.ts";
import { toLoggedAccount } from "../guesses/logged-guess.server.ts";
import { assertValidPassword, requirePasswords } from "../passwords/passwords.server.ts";
import { googlePlaceholder } from "../proof/google-placeholder.ts";
import type { login } from "../schemas.ts";
import type { Identity, IdentityService } from "../service/identity-service.server.ts";
import { openSession, toViewer, type ViewerRow } from "./sessions.server.ts";

type LoginInput = z.output<typeof login>;

/** SPEC 7's login by ID token or password (DECISIONS 6–8). Throws `invalid_login`, `invalid_fields` or `blocked`. */
export async function logIn(
  input: LoginInput,
  context: ApiContext,
  service: IdentityService,
): Promise<SignedIn> {
  const { shop } = context;
  const identity = input.id_token
    ? await service.verifyIdToken(input.id_token)
    : await signInByPassword(input, context, service);
  if (!identity) throw new Problem("invalid_login", m.login_invalid());
  const { blocked, ...user } = await upsertUser(identity, shop, input.name);
  if (blocked) throw new Problem("blocked", m.login_blocked());
  await writePolicyConsent(shop.database.pool, user.id, {
    policy: await findKnownPolicy(shop.database.pool, input.policy),
    way: input.password === googlePlaceholder ? "google" : "password",
  });
  const token = await openSession(
    shop.database.pool,
    user.id,
    identity.signedInAt,
    context.requestHeader("user-agent"),
  );
  const by = input.id_token ? "id token" : "password";
  shop.log.info("somebody signed in", { by, ...toLoggedAccount(user, context.network) });
  return { success: true, token, message: m.login_done(), data: user };
}

async function signInByPassword(
  { email, password = "", name }: LoginInput,
  { shop, network }: ApiContext,
  service: IdentityService,
): Promise<Identity | undefined> {
  if (password === "" || password === googlePlaceholder) return undefined;
  const passwords = requirePasswords(service);
  return asGuess(shop, { secret: "password", account: email, network }, async () => {
    const identity = await passwords.signIn(email, password);
    if (identity || !name) return identity;
    // A client that knows only this call registers with it.
    if (await passwords.findSubject(email)) return undefined;
    await assertValidPassword(password, email, "password");
    await countAttempt(shop, `registrations:${network}`, attemptsPerNetwork);
    return passwords.createAccount({ name, email, password });
  });
}

/** The shop's user of an identity, created at the first sign-in. A registration's name overrides the service's. */
async function upsertUser(
  identity: Identity,
  shop: Shop,
  givenName: string | undefined,
): Promise<Viewer & { blocked: boolean }> {
  const { issuer, subject, name, email, emailVerified } = identity;
  const { rows } = await shop.database.pool.query<ViewerRow & { blocked: boolean }>(
    sql`insert into users (issuer, subject, name, email, email_verified)
        values (${issuer}, ${subject}, ${givenName || name}, ${email}, ${emailVerified})
     on conflict (issuer, subject) do update
       set email = excluded.email, email_verified = excluded.email_verified, name = ${name}
     returning id, name, email, mobile_e164, role, parts, blocked_at is not null as blocked`,
  );
  const user = rows[0];
  if (!user) throw new Error("the user just written is not there");
  return { ...toViewer(user), blocked: user.blocked };
}
