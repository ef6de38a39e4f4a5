import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { isStaff, type Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { isOwnPassword, readSubject } from "../passwords/passwords.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { assertOwnFactorShown } from "../session/sessions.server.ts";
import { isDeleteWord } from "./is-delete-word.ts";
import type { deletion } from "./schemas.ts";

/** Deletes one feature's data of a deleted user, in the transaction of `client`. */
export type DeleteUserData = (client: PoolClient, user: Viewer) => Promise<unknown>;

/** Deletes the viewer's account; requires password or word. Refuses staff. `deletions` delete the features' data. */
export async function deleteAccount(
  confirmation: z.output<typeof deletion>,
  context: ApiContext<Viewer>,
  service: IdentityService,
  deletions: readonly DeleteUserData[],
) {
  const { shop, viewer } = context;
  if (isStaff(viewer)) throw new Problem("not_allowed", m.profile_delete_admin());
  await assertOwnFactorShown(shop, viewer, context.requestHeader("authorization"));
  const subject = await readSubject(shop, viewer);
  await confirmDeletion(confirmation, subject, context, service);
  await inTransaction(shop.database, async (client) => {
    await service.deleteAccount(client, subject);
    for (const deleteUserData of deletions) await deleteUserData(client, viewer);
    await client.query("delete from sessions where user_id = $1", [viewer.id]);
    await client.query("delete from api_keys where user_id = $1", [viewer.id]);
    await client.query("delete from addresses where user_id = $1", [viewer.id]);
    await client.query("delete from address_pins where user_id = $1", [viewer.id]);
    await client.query("delete from consents where user_id = $1", [viewer.id]);
    await client.query("delete from second_factors where user_id = $1", [viewer.id]);
    await client.query(
      `update users set issuer = 'deleted', subject = id, name = 'Deleted customer', picture = null, note = '',
              email = 'deleted-' || id || '@deleted.invalid', email_verified = false,
              mobile_e164 = null, mobile_proven_at = null, deleted_at = now()
       where id = $1`,
      [viewer.id],
    );
  });
  return { success: true as const, message: m.profile_deleted() };
}

/** Refuses a wrong password or, for an account without one, a wrong word, with `invalid_fields`. */
async function confirmDeletion(
  { password = "", word = "" }: z.output<typeof deletion>,
  subject: string,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const isRightPassword = await isOwnPassword(password, subject, context, service);
  if (isRightPassword) return;
  if (isRightPassword === false) refuseField("password", m.profile_password_wrong());
  // The account has no password.
  if (!isDeleteWord(word)) refuseField("word", m.profile_delete_word_wrong());
}

function refuseField(field: "password" | "word", message: string): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}
