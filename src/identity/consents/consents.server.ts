import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readPolicyVersions } from "#src/shell/policy-versions.server.ts";
import type { OwnConsents } from "./contract.ts";
import type { ConsentWay } from "./rules.ts";
import type { marketingChange, policyConsent } from "./schemas.ts";

type ConsentRow = Omit<OwnConsents["data"]["consents"][number], "at"> & { at: Date };

/** The most consents listed, the newest: a person changes their mind rarely. */
const maxListed = 50;

/**
 * Returns `policy` if it is the current or the previous version, else undefined: the customer has not read
 * it, so they see the notice again.
 */
export async function findKnownPolicy(
  queries: Queries,
  policy: string | undefined,
): Promise<string | undefined> {
  if (policy === undefined) return undefined;
  const { current, before } = await readPolicyVersions(queries);
  return policy === current || policy === before ? policy : undefined;
}

/** Saves a user's consent to the policy of `findKnownPolicy`, unless it is undefined or this version is saved already. */
export async function writePolicyConsent(
  queries: Queries,
  userId: number,
  { policy, way }: { policy: string | undefined; way: ConsentWay },
): Promise<void> {
  if (policy === undefined) return;
  await queries.query(
    `insert into consents (user_id, kind, given, version, way) values ($1, 'policy', true, $2, $3)
     on conflict (user_id, version) where kind = 'policy' do nothing`,
    [userId, policy, way],
  );
}

/** Refuses, with `changed`, a version that no page of the shop shows. */
async function assertKnownPolicy(queries: Queries, version: string): Promise<void> {
  if (!(await findKnownPolicy(queries, version))) throw new Problem("changed", m.consents_policy_changed());
}

/** SQL: since when a user agrees to offers; null if they never did, or withdrew it. */
export const marketingSinceSql = (userId: string) =>
  `(select case when given then at end from consents
    where user_id = ${userId} and kind = 'marketing' order by id desc limit 1)`;

/** What the viewer agreed to or withdrew, the newest first, and whether they have to be shown the privacy policy. */
export async function listOwnConsents(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<OwnConsents> {
  const { pool } = shop.database;
  const { rows } = await pool.query<ConsentRow>(
    `select kind, given, version, at from consents where user_id = $1 order by id desc limit ${maxListed}`,
    [viewer.id],
  );
  const { current } = await readPolicyVersions(pool);
  const marketingState = await pool.query<{ since: Date | null; is_due: boolean }>(
    `select ${marketingSinceSql("$1")} as since,
       not exists (select from consents where user_id = $1 and kind = 'policy' and version = $2) as is_due`,
    [viewer.id, current],
  );
  const consents = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  const { since = null, is_due = true } = marketingState.rows[0] ?? {};
  return { data: { marketing: since !== null, policy_due: is_due, consents } };
}

/** Saves the viewer's consent to a version of the privacy policy. Refuses with `changed` one that no page shows. */
export async function agreeToPolicy(
  { policy }: z.output<typeof policyConsent>,
  context: ApiContext<Viewer>,
): Promise<OwnConsents> {
  const { pool } = context.shop.database;
  await assertKnownPolicy(pool, policy);
  await writePolicyConsent(pool, context.viewer.id, { policy, way: "account" });
  return listOwnConsents({}, context);
}

/**
 * Writes the viewer's consent to offers, or its withdrawal; nothing if it is as it was. Refuses with `changed`
 * a consent to a version of the policy that no page shows; a withdrawal is never refused.
 */
export async function changeOwnMarketing(
  { marketing, policy }: z.output<typeof marketingChange>,
  context: ApiContext<Viewer>,
): Promise<OwnConsents> {
  const { database } = context.shop;
  if (marketing) await assertKnownPolicy(database.pool, policy);
  await inTransaction(database, (client) =>
    writeMarketing(client, context.viewer.id, { marketing, policy, way: "account" }),
  );
  return listOwnConsents({}, context);
}

/** Writes a user's consent to offers, or its withdrawal, in a transaction; false if it is as it was. */
export async function writeMarketing(
  client: PoolClient,
  userId: number,
  { marketing, policy, way }: { marketing: boolean; policy: string; way: ConsentWay },
): Promise<boolean> {
  // The same request twice at once waits here, and finds what the first wrote.
  await client.query("select from users where id = $1 for no key update", [userId]);
  const { rowCount } = await client.query(
    `insert into consents (user_id, kind, given, version, way)
     select $1::bigint, 'marketing', $2::boolean, $3::text, $4::text
     where $2 is distinct from coalesce(
       (select given from consents where user_id = $1 and kind = 'marketing' order by id desc limit 1), false)`,
    [userId, marketing, policy, way],
  );
  return rowCount === 1;
}
