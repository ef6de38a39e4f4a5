import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { isStaff, type Role, type Viewer } from "#src/api/viewer.ts";
import type { IdentityService } from "#src/identity/service/identity-service.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { block, unblock } from "./schemas.ts";

type BlockedUserRecord = { name: string; role: Role; issuer: string; subject: string; blocked: boolean };

/**
 * Blocks an account and ends its sessions; only the journal has the reason. Refuses unknown users and staff.
 * Idempotent.
 */
export async function blockUser(
  { id, reason }: z.output<typeof block>,
  { shop, viewer }: ApiContext<Viewer>,
  service: IdentityService,
) {
  await inTransaction(shop.database, async (client) => {
    const user = await lockUser(client, id);
    if (isStaff(user)) throw new Problem("not_allowed", m.user_block_staff());
    if (user.blocked) return;
    await client.query("update users set blocked_at = now() where id = $1", [id]);
    if (user.issuer === service.issuer) await service.endSessions(client, user.subject);
    await client.query("delete from sessions where user_id = $1", [id]);
    await record(client, viewer, {
      action: "user.blocked",
      subject: { id, name: user.name },
      after: { reason },
    });
  });
  return { success: true as const, blocked: 1 as const };
}

export async function unblockUser({ id }: z.output<typeof unblock>, { shop, viewer }: ApiContext<Viewer>) {
  await inTransaction(shop.database, async (client) => {
    const user = await lockUser(client, id);
    if (!user.blocked) return;
    await client.query("update users set blocked_at = null where id = $1", [id]);
    await record(client, viewer, { action: "user.unblocked", subject: { id, name: user.name } });
  });
  return { success: true as const, blocked: 0 as const };
}

async function lockUser(client: PoolClient, id: number): Promise<BlockedUserRecord> {
  const { rows } = await client.query<BlockedUserRecord>(
    `select name, role, issuer, subject, blocked_at is not null as blocked from users
     where id = $1 and deleted_at is null for update`,
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  return rows[0];
}
