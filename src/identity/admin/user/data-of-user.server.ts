import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { isStaff, type Role, type Viewer } from "#src/api/viewer.ts";
import { marketingSinceSql, writeMarketing } from "#src/identity/consents/consents.server.ts";
import { exportUserData } from "#src/identity/own-data/export-own-data.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { countAttempt } from "#src/platform/http/limits/limits.server.ts";
import type { Download } from "#src/platform/http/serve-download.server.ts";
import { readPolicyVersions } from "#src/shell/policy-versions.server.ts";
import type * as schemas from "./schemas.ts";

const exportsPerAdmin = { most: 20, seconds: 3_600 };

/**
 * Returns the data of a customer who requested it, as their own download has it, and records this. Refuses
 * unknown accounts and staff.
 */
export async function exportUsersData(
  { id, subject }: z.output<typeof schemas.dataOfUser>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<Download> {
  const { pool } = shop.database;
  await countAttempt(shop, `data of others:${viewer.id}`, exportsPerAdmin);
  const { name } = await readCustomer(pool, id);
  const download = await exportUserData(shop, id, subject);
  await record(pool, viewer, {
    action: "user.data_exported",
    subject: { id, name },
    after: { file: download.fileName },
  });
  return download;
}

/** Notes the consent to offers, or its withdrawal, of a customer on the phone. Refuses unknown accounts and staff. */
export async function noteMarketing(
  { id, marketing }: z.output<typeof schemas.marketingByPhone>,
  { shop, viewer }: ApiContext<Viewer>,
): Promise<z.output<typeof schemas.marketingNoted>> {
  return inTransaction(shop.database, async (client) => {
    const { name } = await readCustomer(client, id);
    const { current: policy } = await readPolicyVersions(client);
    if (await writeMarketing(client, id, { marketing, policy, way: "phone" }))
      await record(client, viewer, {
        action: "user.marketing_noted",
        subject: { id, name },
        before: { marketing: !marketing },
        after: { marketing },
      });
    const since = await readMarketingSince(client, id);
    return { success: true, marketing_since: since?.toISOString() ?? null };
  });
}

async function readCustomer(queries: Queries, id: number): Promise<{ name: string }> {
  const { rows } = await queries.query<{ name: string; role: Role }>(
    "select name, role from users where id = $1 and deleted_at is null",
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  if (isStaff(rows[0])) throw new Problem("not_allowed", m.user_data_staff());
  return rows[0];
}

async function readMarketingSince(client: PoolClient, id: number): Promise<Date | null> {
  const { rows } = await client.query<{ since: Date | null }>(`select ${marketingSinceSql("$1")} as since`, [
    id,
  ]);
  return rows[0]?.since ?? null;
}
