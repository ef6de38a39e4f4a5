import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { OwnConsents } from "./contract.ts";
import type { ConsentWay } from "./rules.ts";
import type { marketingChange } from "./schemas.ts";

type ConsentRow = Omit<OwnConsents["data"]["consents"][number], "at"> & { at: Date };

/** The newest; a person changes their mind rarely. */
const mostListed = 50;

/** Writes that a user agreed to the privacy policy; nothing if they agreed to that version before, or the page showed none. */
export async function writePolicyConsent(
  queries: Queries,
  userId: number,
  { policy, way }: { policy: string | undefined; way: ConsentWay },
): Promise<void> {
  if (policy === undefined) return;
  await queries.query(
    `insert into consents (user_id, kind, given, version, way)
     select $1::bigint, 'policy', true, $2::text, $3::text
     where not exists (select from consents where user_id = $1 and kind = 'policy' and version = $2)`,
    [userId, policy, way],
  );
}

/** SQL: since when a user agrees to offers; null if they never did, or withdrew it. */
export const marketingSince = (userId: string) =>
  `(select case when given then at end from consents where user_id = ${userId} and kind = 'marketing' order by id desc limit 1)`;

/** What the viewer agreed to or withdrew, the newest first. */
export async function listOwnConsents(
  _input: object,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<OwnConsents> {
  const { rows } = await shop.database.pool.query<ConsentRow>(
    `select kind, given, version, at from consents where user_id = $1 order by id desc limit ${mostListed}`,
    [viewer.id],
  );
  const offers = await shop.database.pool.query<{ since: Date | null }>(
    `select ${marketingSince("$1")} as since`,
    [viewer.id],
  );
  const consents = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  const [{ since } = { since: null }] = offers.rows;
  return { data: { marketing: since !== null, consents } };
}

/** Writes a consent to offers, or its withdrawal; nothing if it is as it was. */
export async function changeOwnMarketing(
  { marketing, policy }: z.output<typeof marketingChange>,
  context: ApiContext<Viewer>,
): Promise<OwnConsents> {
  await context.shop.database.pool.query(
    `insert into consents (user_id, kind, given, version, way)
     select $1::bigint, 'marketing', $2::boolean, $3::text, 'account'
     where $2 is distinct from coalesce(
       (select given from consents where user_id = $1 and kind = 'marketing' order by id desc limit 1), false)`,
    [context.viewer.id, marketing, policy],
  );
  return listOwnConsents({}, context);
}
