import type { KeyScope } from "#src/api/scopes.ts";
import type { Role, StaffPart } from "#src/api/viewer.ts";
import type { ApiKey } from "#src/platform/http/api.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";
import { hashKey, isKeyToken } from "./token.server.ts";

type KeyRow = {
  id: number;
  name: string;
  scopes: KeyScope[];
  per_minute: number;
  /** Whether `used_at` is more than a minute old, so that it has to be updated. */
  aged: boolean;
  user_id: number;
  user_name: string;
  email: string | null;
  role: Role;
  parts: StaffPart[];
};

/** Returns a token's valid API key, else null. Reads it for every request: revoking takes effect at once. */
export async function findKey(shop: Shop, token: string): Promise<ApiKey | null> {
  if (!isKeyToken(token)) return null;
  const hash = hashKey(token);
  const { rows } = await shop.database.pool.query<KeyRow>({
    name: "find-key",
    text: `select k.id, k.name, k.scopes, k.per_minute, u.id as user_id, u.name as user_name, u.email, u.role, u.parts,
                  coalesce(k.used_at < now() - interval '1 minute', true) as aged
           from api_keys k join users u on u.id = k.user_id
           where k.token_hash = $1 and k.expires_at > now() and u.role <> 'user' and u.blocked_at is null`,
    values: [hash],
  });
  const [row] = rows;
  if (!row) return null;
  const { id, name, scopes, per_minute: perMinute, user_id, user_name, email, role, parts } = row;
  if (row.aged) await shop.database.pool.query("update api_keys set used_at = now() where id = $1", [id]);
  return { id, name, scopes, perMinute, maker: { id: user_id, name: user_name, email, role, parts } };
}
