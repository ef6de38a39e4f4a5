import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Role, StaffPart, Viewer } from "#src/api/viewer.ts";
import { confirmViewer } from "#src/identity/passwords/confirm-viewer.server.ts";
import { deleteSecondFactor } from "#src/identity/second-factor/second-factor.server.ts";
import type { IdentityService } from "#src/identity/service/identity-service.server.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { Colleague } from "./contract.ts";
import { findColleagueById } from "./list-staff.server.ts";
import type { staffChange } from "./schemas.ts";

type Change = z.output<typeof staffChange>;
/** `closed`: the account is blocked or deleted. */
type RightsRecord = { name: string; role: Role; parts: StaffPart[]; closed: boolean };

/**
 * Changes a user's rights; requires the admin's password or a fresh sign-in. Refuses with `changed`,
 * `last_admin`, or `not_found` for a blocked or deleted account.
 */
export async function changeStaff(
  { id, role, parts, was: previousRights, password = "", remove_second_factor: removeFactor = false }: Change,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<{ success: true; data: Colleague }> {
  const { shop, viewer } = context;
  await confirmViewer(password, context, service);
  await inTransaction(shop.database, async (client) => {
    const current = await lockRights(client, id);
    if (!current || current.closed) throw new Problem("not_found", m.staff_account_closed());
    if (!hasSameRights(current, previousRights))
      throw new Problem("changed", m.staff_changed_meanwhile(), {
        details: { now: { role: current.role, parts: current.parts } },
      });
    if (current.role === "admin" && role !== "admin" && (await countAdmins(client)) === 1)
      throw new Problem("last_admin", m.staff_last_admin());
    await client.query("update users set role = $2, parts = $3 where id = $1", [id, role, parts]);
    if ((removeFactor || role === "user") && (await deleteSecondFactor(client, id)))
      await record(client, viewer, {
        action: "staff.second_factor_off",
        subject: { id, name: current.name },
      });
    await record(client, viewer, {
      action: "staff.changed",
      subject: { id, name: current.name },
      before: { role: current.role, parts: current.parts },
      after: { role, parts },
    });
  });
  const data = await findColleagueById(shop, id);
  if (!data) throw new Error("the user just changed is not there");
  return { success: true, data };
}

/** Locks the user and all admins, so that two admins cannot demote each other at once. */
async function lockRights(client: PoolClient, id: number): Promise<RightsRecord | undefined> {
  await client.query("select from users where role = 'admin' or id = $1 order by id for update", [id]);
  const { rows } = await client.query<RightsRecord>(
    `select name, role, parts, deleted_at is not null or blocked_at is not null as closed from users where id = $1`,
    [id],
  );
  return rows[0];
}

async function countAdmins(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ admins: number }>(
    "select count(*) as admins from users where role = 'admin'",
  );
  return rows[0]?.admins ?? 0;
}

type GivenRights = { role: Role; parts: StaffPart[] };

const hasSameRights = (one: GivenRights, other: GivenRights) =>
  one.role === other.role && one.parts.toSorted().join() === other.parts.toSorted().join();
