import { generateSecret, generateURI } from "otplib";
import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import type { JournalAction } from "#src/journal/actions.ts";
import { record } from "#src/journal/record.server.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { asGuess, type Guess } from "../guesses/guesses.server.ts";
import { toLoggedAccount } from "../guesses/logged-guess.server.ts";
import { confirmViewer } from "../passwords/confirm-viewer.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { hasShownSecondFactor, recordSecondFactor } from "../session/sessions.server.ts";
import { createRecoveryCodes, findTimeStep, hashRecoveryCode } from "./codes.server.ts";
import type { Enrolment, OwnSecondFactor } from "./contract.ts";
import { isSecondFactorRequired } from "./demand/is-second-factor-required.server.ts";
import type { beginning, codeInput } from "./schemas.ts";

type StoredFactor = { secret: string; confirmed: boolean; last_step: number; recovery_hashes: string[] };
type Code = z.output<typeof codeInput>;

export async function showSecondFactor(
  _input: object,
  { shop, viewer, requestHeader }: ApiContext<Viewer>,
): Promise<{ data: OwnSecondFactor }> {
  const { rows } = await shop.database.pool.query<{ codes: number }>(
    `select cardinality(recovery_hashes) as codes from second_factors
     where user_id = $1 and confirmed_at is not null`,
    [viewer.id],
  );
  return {
    data: {
      enrolled: rows.length > 0,
      demanded: await isSecondFactorRequired(shop.database.pool, shop),
      proven: await hasShownSecondFactor(shop, requestHeader("authorization")),
      recovery_codes: rows[0]?.codes ?? 0,
    },
  };
}

/** Starts to set up a second factor. Replaces a secret that was never confirmed. */
export async function beginSecondFactor(
  { password = "" }: z.output<typeof beginning>,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<{ success: true; data: Enrolment }> {
  const { shop, viewer } = context;
  await confirmViewer(password, context, service);
  const secret = generateSecret();
  const { rowCount } = await shop.database.pool.query(
    `insert into second_factors (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = $2, last_step = 0 where second_factors.confirmed_at is null`,
    [viewer.id, secret],
  );
  if (rowCount === 0) throw new Problem("changed", m.factor_on_already());
  const { [`name_${locale()}` as const]: issuer } = await shop.details.current();
  const uri = generateURI({ issuer, label: viewer.email ?? viewer.name, secret });
  return { success: true, data: { secret, uri } };
}

/** Switches the second factor on by its first code. Returns recovery codes, and the session's new token. */
export const confirmSecondFactor = (input: Code, context: ApiContext<Viewer>) =>
  withCode(input, context, { isConfirmed: false }, async (client) => {
    const { viewer } = context;
    await client.query("update second_factors set confirmed_at = now() where user_id = $1", [viewer.id]);
    await recordAction(client, viewer, "staff.second_factor_on");
    const token = await recordSecondFactor(client, context.requestHeader("authorization"));
    return { ...(await replaceRecoveryCodes(client, viewer)), token };
  });

/** Opens the back office to this session. Returns its new token. */
export const proveSecondFactor = (input: Code, context: ApiContext<Viewer>) =>
  withCode(input, context, { isConfirmed: true, acceptsRecoveryCode: true }, async (client) => ({
    success: true as const,
    token: await recordSecondFactor(client, context.requestHeader("authorization")),
  }));

export const renewRecoveryCodes = (input: Code, context: ApiContext<Viewer>) =>
  withCode(input, context, { isConfirmed: true }, (client) => replaceRecoveryCodes(client, context.viewer));

/** Switches the second factor off. If the shop requires one, a new one must be set up at once. */
export const removeSecondFactor = (input: Code, context: ApiContext<Viewer>) =>
  withCode(input, context, { isConfirmed: true, acceptsRecoveryCode: true }, async (client) => {
    const { viewer } = context;
    await deleteSecondFactor(client, viewer.id);
    await recordAction(client, viewer, "staff.second_factor_off");
    return { success: true as const };
  });

/** Whether a user has confirmed a second factor, so that each new session has to show it. */
export async function hasConfirmedFactor(client: Queries, userId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from second_factors where user_id = $1 and confirmed_at is not null",
    [userId],
  );
  return rowCount === 1;
}

/** Deletes a user's second factor and its proof in their sessions. Returns whether there was one. */
export async function deleteSecondFactor(
  client: Pick<PoolClient, "query">,
  userId: number | string,
): Promise<boolean> {
  await client.query("update sessions set factor_at = null where user_id = $1", [userId]);
  const { rowCount } = await client.query(
    "delete from second_factors where user_id = $1 and confirmed_at is not null",
    [userId],
  );
  return rowCount === 1;
}

type CodeTerms = {
  /** Whether the second factor has to be confirmed already, or not yet. */
  isConfirmed: boolean;
  /** Whether a recovery code is accepted, too. */
  acceptsRecoveryCode?: boolean;
};

/** Runs `onRightCode` if the code is right, in the transaction that marks it as used. A wrong code counts as a guess. */
async function withCode<T>(
  { code }: Code,
  { shop, viewer, network }: ApiContext<Viewer>,
  terms: CodeTerms,
  onRightCode: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const checkAndRun = async (client: PoolClient) => {
    const { rows } = await client.query<StoredFactor>(
      `select secret, confirmed_at is not null as confirmed, last_step, recovery_hashes from second_factors
       where user_id = $1 for update`,
      [viewer.id],
    );
    const factor = rows[0];
    if (factor?.confirmed !== terms.isConfirmed) throw new Problem("changed", m.factor_changed());
    if (!(await consumeCode(client, viewer, code, factor, terms)))
      throw new Problem("invalid_fields", m.factor_code_wrong(), { errors: { code: m.factor_code_wrong() } });
    return onRightCode(client);
  };
  const guess: Guess = { secret: "second-factor", account: String(viewer.id), network };
  const outcome = await asGuess(shop, guess, () => inTransaction(shop.database, checkAndRun));
  shop.log.info("a second factor was shown", toLoggedAccount(viewer, network));
  return outcome;
}

/** Returns whether a code is right, and marks it as used. */
async function consumeCode(
  client: PoolClient,
  viewer: Viewer,
  code: string,
  { secret, last_step: lastStep, recovery_hashes: hashes }: StoredFactor,
  { acceptsRecoveryCode }: CodeTerms,
): Promise<boolean> {
  const step = findTimeStep(code, secret, lastStep);
  if (step !== undefined) {
    await client.query("update second_factors set last_step = $2 where user_id = $1", [viewer.id, step]);
    return true;
  }
  const hash = acceptsRecoveryCode ? hashRecoveryCode(code) : undefined;
  if (!hash || !hashes.includes(hash)) return false;
  await client.query(
    "update second_factors set recovery_hashes = array_remove(recovery_hashes, $2) where user_id = $1",
    [viewer.id, hash],
  );
  await recordAction(client, viewer, "staff.recovery_code_used");
  return true;
}

async function replaceRecoveryCodes(client: PoolClient, viewer: Viewer) {
  const codes = createRecoveryCodes();
  await client.query("update second_factors set recovery_hashes = $2 where user_id = $1", [
    viewer.id,
    codes.map(hashRecoveryCode),
  ]);
  return { success: true as const, data: { codes } };
}

const recordAction = (client: PoolClient, viewer: Viewer, action: JournalAction) =>
  record(client, viewer, { action, subject: viewer });
