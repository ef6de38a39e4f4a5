import type { z } from "zod";
import { Problem } from "../../api/problem.ts";
import { m } from "../../language/messages.ts";
import type { ApiContext } from "../../platform/http/api.server.ts";
import { countTry } from "../../platform/http/limits/limits.server.ts";
import type { Shop } from "../../platform/shop.server.ts";
import type { SignedIn, User } from "../contract.ts";
import { googlePlaceholder } from "../google/placeholder.ts";
import { wrongWithPassword } from "../passwords/password.ts";
import { type Identity, identityIn, identityWith, newIdentity } from "../proof/proof.server.ts";
import type { login } from "../schemas.ts";
import type { IdentityService } from "../service/auth-service.server.ts";
import { openSession } from "./sessions.server.ts";

type Login = z.output<typeof login>;

/** Tries for one e-mail address, wherever they come from. */
export const perAccount = { most: 20, seconds: 15 * 60 };

/**
 * SPEC 7's login call, for sign-in, registration and Google alike. What opens an account is an ID token of the
 * identity service or a password that it accepts; the role is the shop's own word (DECISIONS 6–8).
 */
export async function logIn(input: Login, { shop }: ApiContext, service: IdentityService): Promise<SignedIn> {
  const identity = input.id_token
    ? await identityIn(input.id_token, shop, service)
    : await byPassword(input, shop, service);
  if (!identity) throw new Problem("invalid_login", m.login_invalid());
  const user = await knownUser(shop, identity, input.name);
  const token = await openSession(shop, Number(user.id));
  return { success: true, token, message: m.login_done(), data: user };
}

async function byPassword(input: Login, shop: Shop, service: IdentityService): Promise<Identity | undefined> {
  const { email, password = "", name } = input;
  if (password === "" || password === googlePlaceholder) return undefined;
  await countTry(shop, `password:${email}`, perAccount);
  const known = await identityWith(email, password, service);
  if (known || !name) return known;
  // Nobody by that address: a client that knows only this call registers by it. The service refuses a taken address.
  if (wrongWithPassword(password, email)) return undefined;
  return newIdentity(name, email, password, service);
}

/** The shop's user for a person; made at the first visit. The name given at registration wins over the service's. */
async function knownUser(shop: Shop, identity: Identity, givenName: string | undefined): Promise<User> {
  const { rows } = await shop.database.pool.query<User>(
    `insert into users (issuer, subject, name, email, email_verified) values ($1, $2, $3, $4, $5)
     on conflict (issuer, subject) do update
       set email = excluded.email, email_verified = excluded.email_verified, name = $6
     returning id::text, name, email, role`,
    [
      identity.issuer,
      identity.subject,
      givenName || identity.name,
      identity.email,
      identity.emailVerified,
      identity.name,
    ],
  );
  const user = rows[0];
  if (!user) throw new Error("the user just written is not there");
  return user;
}
