import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { isStaff, type Viewer } from "#src/api/viewer.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { now } from "#src/platform/clock.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { findKnownPolicy, writePolicyConsent } from "../consents/consents.server.ts";
import type { SignedIn } from "../contract.ts";
import { createKnownDeviceCookie, numberCookiePath } from "../guesses/known-device.server.ts";
import { toLoggedAccount } from "../guesses/logged-guess.server.ts";
import { checkCode, consumeCode, readCodeId, writeProof } from "../phone-codes/phone-codes.server.ts";
import { hasConfirmedFactor } from "../second-factor/second-factor.server.ts";
import { openSession, toViewer, type ViewerRow } from "../session/sessions.server.ts";
import { assertNumberNotBlocked } from "./assert-number-not-blocked.server.ts";
import { findSmsGateway, type PhoneTerms } from "./find-sms-gateway.server.ts";
import type { phoneSignIn } from "./schemas.ts";
import { assertNameInitial, releaseUnusedNumber } from "./unused-number.server.ts";

/** The issuer of accounts that were registered by number. */
const phoneIssuer = "mobile";

/** Signs in or registers by number and code. A name given for a known number changes nothing. */
export async function signInWithCode(
  { mobile_no, request, code, name, initial, new_account = false, policy }: z.output<typeof phoneSignIn>,
  context: ApiContext,
  { showsCodes, claims }: PhoneTerms,
): Promise<SignedIn> {
  const { shop, network } = context;
  const sms = await findSmsGateway(context, showsCodes);
  const mobile = bangladeshiMobile(mobile_no) as string;
  const id = await checkCode(shop, await readCodeId(shop, request), { userId: null, mobile }, code);
  if (!new_account) await assertNameInitial(shop, mobile, initial);
  const agreedPolicy = await findKnownPolicy(shop.database.pool, policy);
  const { user, token } = await inTransaction(shop.database, async (client) => {
    await consumeCode(client, id);
    await assertNumberNotBlocked(client, mobile);
    if (new_account) await releaseUnusedNumber(client, mobile);
    const viewer = (await findByNumber(client, mobile)) ?? (await registerByNumber(client, mobile, name));
    // The demo shows its codes to everybody, and a stolen SIM must not open the back office.
    if (isStaff(viewer) && !(sms && (await hasConfirmedFactor(client, viewer.id))))
      throw new Problem("not_offered", m.phone_sign_in_not_offered());
    await writeProof(client, viewer.id, mobile);
    await writePolicyConsent(client, viewer.id, { policy: agreedPolicy, way: "mobile" });
    for (const claim of claims) await claim(client, { id: viewer.id, mobile });
    const sessionToken = await openSession(
      client,
      viewer.id,
      new Date(now()),
      context.requestHeader("user-agent"),
    );
    return { user: viewer, token: sessionToken };
  });
  context.setAnswerHeader("Set-Cookie", await createKnownDeviceCookie(shop, mobile, numberCookiePath));
  shop.log.info("somebody signed in", { by: "number", ...toLoggedAccount(user, network) });
  return { success: true, token, message: m.login_done(), data: user };
}

const userColumns = "id, name, email, mobile_e164, role, parts";

/** Returns the user who signs in with a number, if any, and records that it was proven now. */
async function findByNumber(client: PoolClient, mobile: string): Promise<Viewer | undefined> {
  const { rows } = await client.query<ViewerRow>(
    `update users set mobile_proven_at = now() where mobile_e164 = $1 returning ${userColumns}`,
    [mobile],
  );
  return rows[0] && toViewer(rows[0]);
}

/** Registers a new number. Refuses a missing name with `invalid_fields`. */
async function registerByNumber(
  client: PoolClient,
  mobile: string,
  name: string | undefined,
): Promise<Viewer> {
  if (!name) {
    const message = m.register_name_required();
    throw new Problem("invalid_fields", message, { errors: { name: message } });
  }
  const { rows } = await client.query<ViewerRow>(
    `insert into users (issuer, subject, name, mobile_e164, mobile_proven_at)
     values ($1, gen_random_uuid()::text, $2, $3, now())
     on conflict (mobile_e164) do update set mobile_proven_at = now() returning ${userColumns}`,
    [phoneIssuer, name, mobile],
  );
  return toViewer(rows[0] as ViewerRow);
}
