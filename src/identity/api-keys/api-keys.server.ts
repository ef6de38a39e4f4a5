import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import { type KeyScope, staffPartOf } from "#src/api/scopes.ts";
import { mayWorkIn, type Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { dateOf, dayMs, startOfDay } from "#src/language/dates/dhaka.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { now } from "#src/platform/clock.server.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { retentionDays } from "#src/platform/retention/days.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { confirmViewer } from "../passwords/confirm-viewer.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import type { CreatedApiKey, ShownApiKey } from "./contract.ts";
import { maxKeyDays } from "./rules.ts";
import type { byApiKey, newApiKey } from "./schemas.ts";
import { createKeyToken, hashKey } from "./token.server.ts";

type ApiKeyRow = Omit<ShownApiKey, "created_at" | "expires_at" | "used_at" | "maker"> & {
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  user_id: number;
  user_name: string;
};

function toShownKey({ user_id, user_name, created_at, expires_at, used_at, ...row }: ApiKeyRow): ShownApiKey {
  return {
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
    maker: { id: user_id, name: user_name },
  };
}

/** The viewer's keys, for admins those of all staff; with `id` only that one. */
async function readKeys(queries: Queries, viewer: Viewer, id: number | null = null): Promise<ShownApiKey[]> {
  const { rows } = await queries.query<ApiKeyRow>(
    `select k.id, k.name, k.ending, k.scopes, k.per_minute, k.created_at, k.expires_at, k.used_at,
            k.user_id, u.name as user_name
     from api_keys k join users u on u.id = k.user_id
     where ($1 or k.user_id = $2) and ($3::bigint is null or k.id = $3) order by k.id desc`,
    [viewer.role === "admin", viewer.id, id],
  );
  return rows.map(toShownKey);
}

/** The viewer's keys, the newest first; for admins those of all staff. */
export const listKeys = async (_input: object, { shop, viewer }: ApiContext<Viewer>) => ({
  data: await readKeys(shop.database.pool, viewer),
});

/** Creates a key and returns it, this once: only its hash is stored. */
export async function createKey(
  { name, scopes, last_day, per_minute, password = "" }: z.output<typeof newApiKey>,
  context: ApiContext<Viewer>,
  service: IdentityService,
): Promise<CreatedApiKey> {
  const { shop, viewer } = context;
  const uniqueScopes = [...new Set(scopes)];
  if (!uniqueScopes.every((scope) => mayWorkIn(viewer, staffPartOf(scope))))
    refuseField("scopes", m.api_key_scopes_too_many());
  const expiresAt = endOfDay(last_day);
  await confirmViewer(password, context, service);
  const token = createKeyToken();
  const data = await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into api_keys (token_hash, ending, user_id, name, scopes, per_minute, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [hashKey(token), token.slice(-4), viewer.id, name, uniqueScopes, per_minute, expiresAt],
    );
    const [key] = await readKeys(client, viewer, rows[0]?.id);
    if (!key) throw new Error("the key just written is not there");
    await record(client, viewer, {
      action: "api_key.created",
      subject: { id: key.id, name },
      after: { scopes: uniqueScopes, per_minute, ends_at: key.expires_at },
    });
    return key;
  });
  return { success: true, data, token };
}

/** The end of a day in Dhaka; refuses days before today or too far ahead. */
function endOfDay(day: string): Date {
  const today = Date.parse(dateOf(now()));
  const daysAhead = (Date.parse(day) - today) / dayMs;
  if (daysAhead < 0 || daysAhead > maxKeyDays)
    refuseField("last_day", m.api_key_last_day_wrong({ days: formatNumber(maxKeyDays) }));
  return new Date(startOfDay(Date.parse(day)) + dayMs);
}

function refuseField(field: string, message: string): never {
  throw new Problem("invalid_fields", message, { errors: { [field]: message } });
}

/** Ends a key at once. Refuses unknown keys, and those of others unless the viewer is an admin, with `not_found`. */
export async function revokeKey({ id }: z.output<typeof byApiKey>, { shop, viewer }: ApiContext<Viewer>) {
  await inTransaction(shop.database, async (client) => {
    const { rows } = await client.query<{ name: string; scopes: KeyScope[] }>(
      "delete from api_keys where id = $1 and ($2 or user_id = $3) returning name, scopes",
      [id, viewer.role === "admin", viewer.id],
    );
    const [key] = rows;
    if (!key) throw new Problem("not_found", m.problem_not_found());
    await record(client, viewer, {
      action: "api_key.revoked",
      subject: { id, name: key.name },
      before: { scopes: key.scopes },
    });
  });
  return { success: true as const };
}

/** Deletes keys a month after their end. */
export async function deleteOldKeys({ database }: Shop): Promise<number> {
  const { rowCount } = await database.pool.query(
    "delete from api_keys where expires_at < now() - make_interval(days => $1)",
    [retentionDays.apiKeys],
  );
  return rowCount ?? 0;
}
