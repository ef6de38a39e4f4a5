import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { isStaff, type Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { bangladeshiMobile, localMobile } from "#src/language/contact/phone.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { createKnownDeviceCookie, numberCookiePath } from "../guesses/known-device.server.ts";
import { confirmUnlessFresh, confirmViewer } from "../passwords/confirm-viewer.server.ts";
import { checkCode, consumeCode, findNewestCode, writeProof } from "../phone-codes/phone-codes.server.ts";
import { sendCodeTo } from "../phone-codes/send-code-to.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { hashBearer, toViewer, type ViewerRow } from "../session/sessions.server.ts";
import { assertNumberNotBlocked } from "./assert-number-not-blocked.server.ts";
import { findSmsGateway, type PhoneTerms } from "./find-sms-gateway.server.ts";
import type * as schemas from "./schemas.ts";
import { warnOfNewNumber } from "./warn-of-new-number.server.ts";

type CodeSent = z.output<typeof schemas.numberCodeSent>;

/** Sends a code for a number that account `userId` shall have. */
export async function sendNumberCode(
  userId: number,
  mobile_no: string,
  context: ApiContext<Viewer>,
  { showsCodes }: PhoneTerms,
): Promise<CodeSent> {
  const sms = await findSmsGateway(context, showsCodes);
  // The schema has accepted the number.
  const owner = { userId, mobile: bangladeshiMobile(mobile_no) as string };
  const { code, resend_after, expires_in } = await sendCodeTo(owner, context, {
    sms,
    tooManyText: m.phone_number_too_many,
    notSentText: m.phone_number_not_sent,
  });
  const message = m.phone_code_sent({ number: mobile_no });
  return { success: true, message, resend_after, expires_in, ...(!sms && { demo_code: code }) };
}

/** Sends a code to a customer like `sendNumberCode`. Refuses unknown accounts and staff before paying for an SMS. */
export async function sendCustomersCode(
  { id, mobile_no }: z.output<typeof schemas.customersNumberRequest>,
  context: ApiContext<Viewer>,
  terms: PhoneTerms,
): Promise<CodeSent> {
  const { rows } = await context.shop.database.pool.query<Pick<Viewer, "role" | "parts">>(
    "select role, parts from users where id = $1 and deleted_at is null",
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  if (isStaff(rows[0])) throw new Problem("not_allowed", m.user_number_staff());
  return sendNumberCode(id, mobile_no, context, terms);
}

/** Sets the viewer's number by the code that was sent to it. */
export async function changeOwnNumber(
  { mobile_no, code, password = "" }: z.output<typeof schemas.numberChange>,
  context: ApiContext<Viewer>,
  service: IdentityService,
  terms: PhoneTerms,
): Promise<z.output<typeof schemas.numberChanged>> {
  const { shop, viewer, requestHeader, setAnswerHeader } = context;
  await confirmUnlessFresh(password, context, service);
  const owner = { userId: viewer.id, mobile: bangladeshiMobile(mobile_no) as string };
  const id = await checkCode(shop, await findNewestCode(shop, owner), owner, code);
  const details = await shop.details.current();
  const { user: data, sendSms } = await inTransaction(shop.database, async (client) => {
    await consumeCode(client, id);
    const { user, previousNumber } = await setNumber(client, owner, terms);
    if (previousNumber && previousNumber !== owner.mobile)
      await client.query("delete from sessions where user_id = $1 and token_hash <> $2", [
        viewer.id,
        hashBearer(requestHeader("authorization")),
      ]);
    const sendWarningSms = await warnOfNewNumber(shop, details, client, {
      user,
      before: previousNumber,
      after: owner.mobile,
      fallbackLanguage: locale(),
    });
    return { user, sendSms: sendWarningSms };
  });
  await sendSms();
  setAnswerHeader("Set-Cookie", await createKnownDeviceCookie(shop, owner.mobile, numberCookiePath));
  return { success: true, message: m.phone_number_changed({ number: mobile_no }), data };
}

/**
 * Sets a customer's number by the code that the customer reads to the staff. Requires the password of the staff member
 * or a fresh sign-in. The journal records how they recognised the customer.
 */
export async function changeNumberByStaff(
  { id: userId, mobile_no, code, reason, password = "" }: z.output<typeof schemas.customersNumber>,
  context: ApiContext<Viewer>,
  service: IdentityService,
  terms: PhoneTerms,
): Promise<z.output<typeof schemas.customersNumberChanged>> {
  const { shop, viewer } = context;
  await confirmViewer(password, context, service);
  const owner = { userId, mobile: bangladeshiMobile(mobile_no) as string };
  const id = await checkCode(shop, await findNewestCode(shop, owner), owner, code);
  const details = await shop.details.current();
  const sendSms = await inTransaction(shop.database, async (client) => {
    await consumeCode(client, id);
    const { user, previousNumber } = await setNumber(client, owner, terms);
    if (isStaff(user)) throw new Problem("not_allowed", m.user_number_staff());
    await client.query("delete from sessions where user_id = $1", [userId]);
    await record(client, viewer, {
      action: "user.number_changed",
      subject: { id: userId, name: user.name },
      before: { phone: previousNumber && lastDigits(previousNumber) },
      after: { phone: lastDigits(owner.mobile), reason },
    });
    return warnOfNewNumber(shop, details, client, {
      user,
      before: previousNumber,
      after: owner.mobile,
      fallbackLanguage: "bn",
    });
  });
  await sendSms();
  return { success: true, sign_in_number: localMobile(owner.mobile) };
}

/** The journal is permanent: it has no whole number. */
const lastDigits = (mobile: string) => `…${mobile.slice(-3)}`;

/**
 * Sets an account's number, and gives it what the features have for that number (`claims`). Returns the number
 * before. Refuses a blocked number, and with `invalid_fields` the number of another account.
 */
async function setNumber(
  client: PoolClient,
  { userId, mobile }: { userId: number; mobile: string },
  { claims }: PhoneTerms,
): Promise<{ user: Viewer; previousNumber: string | null }> {
  await assertNumberNotBlocked(client, mobile);
  const { rows } = await client.query<{ id: number; mobile_e164: string | null }>(
    `select id, mobile_e164 from users where (id = $1 or mobile_e164 = $2) and deleted_at is null
     order by id for update`,
    [userId, mobile],
  );
  const account = rows.find(({ id }) => id === userId);
  if (!account) throw new Problem("not_found", m.problem_not_found());
  if (rows.length > 1) {
    const message = m.phone_number_taken();
    throw new Problem("invalid_fields", message, { errors: { mobile_no: message } });
  }
  const updated = await client.query<ViewerRow>(
    `update users set mobile_e164 = $2, mobile_proven_at = now() where id = $1
     returning id, name, email, mobile_e164, role, parts`,
    [userId, mobile],
  );
  // The old number may get a new owner; a blocked account keeps its proof, which blocks the number.
  if (account.mobile_e164 !== mobile)
    await client.query(
      `delete from phone_proofs where user_id = $1 and mobile_e164 = $2
       and not exists (select from users where id = $1 and blocked_at is not null)`,
      [userId, account.mobile_e164],
    );
  await writeProof(client, userId, mobile);
  for (const claim of claims) await claim(client, { id: userId, mobile });
  return { user: toViewer(updated.rows[0] as ViewerRow), previousNumber: account.mobile_e164 };
}
