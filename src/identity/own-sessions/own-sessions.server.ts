import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { toLoggedAccount } from "../guesses/logged-guess.server.ts";
import { confirmUnlessFresh } from "../passwords/confirm-viewer.server.ts";
import { readSubject } from "../passwords/passwords.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import { endOwnSessions, hashBearer, maxSessionDays, sessionDays } from "../session/sessions.server.ts";
import type { OwnSession } from "./contract.ts";
import { type bySession, type confirmed, idLength } from "./schemas.ts";

type OwnSessionRow = Omit<OwnSession, "opened_at" | "used_at"> & { opened_at: Date; used_at: Date };

/** The most sessions listed: who has more can end all others at once. */
const maxListed = 50;

export async function listSessions(
  _input: object,
  { shop, viewer, requestHeader }: ApiContext<Viewer>,
): Promise<{ data: OwnSession[] }> {
  const { rows } = await shop.database.pool.query<OwnSessionRow>(
    `select left(token_hash, ${idLength}) as id, browser, system, created_at as opened_at,
            coalesce(used_at, greatest(created_at, expires_at - make_interval(days => ${sessionDays}))) as used_at,
            token_hash = $2 as current
     from sessions
     where user_id = $1 and expires_at > now() and created_at > now() - make_interval(days => $3)
     order by current desc, used_at desc limit ${maxListed}`,
    [viewer.id, hashBearer(requestHeader("authorization")), maxSessionDays(viewer)],
  );
  const data = rows.map(({ opened_at, used_at, ...row }) => ({
    ...row,
    opened_at: opened_at.toISOString(),
    used_at: used_at.toISOString(),
  }));
  return { data };
}

/** Ends one session, and those at the identity service, since the device could otherwise open another session. */
export async function endSession(
  { id, password }: z.output<typeof bySession>,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { shop, viewer, network, requestHeader } = context;
  if (!hashBearer(requestHeader("authorization")).startsWith(id))
    await confirmUnlessFresh(password ?? "", context, service);
  const subject = await readSubject(shop, viewer);
  await inTransaction(shop.database, async (client) => {
    await service.endSessions(client, subject);
    await client.query(`delete from sessions where user_id = $1 and left(token_hash, ${idLength}) = $2`, [
      viewer.id,
      id,
    ]);
  });
  shop.log.info("somebody signed out one device", toLoggedAccount(viewer, network));
  return { success: true as const, message: m.sessions_ended() };
}

export async function signOutOthers(
  { password }: z.output<typeof confirmed>,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { shop, viewer, network, requestHeader } = context;
  await confirmUnlessFresh(password ?? "", context, service);
  await endOwnSessions(shop, service, viewer, requestHeader("authorization"));
  shop.log.info("somebody signed out all other devices", toLoggedAccount(viewer, network));
  return { success: true as const, message: m.sessions_others_ended() };
}

/** Ends all sessions of the viewer, this one too. ID tokens issued before become invalid. */
export async function signOutEverywhere(
  { password }: z.output<typeof confirmed>,
  context: ApiContext<Viewer>,
  service: IdentityService,
) {
  const { shop, viewer, network } = context;
  await confirmUnlessFresh(password ?? "", context, service);
  await endOwnSessions(shop, service, viewer);
  shop.log.info("somebody signed out everywhere", toLoggedAccount(viewer, network));
  return { success: true as const, message: m.profile_out_everywhere() };
}
