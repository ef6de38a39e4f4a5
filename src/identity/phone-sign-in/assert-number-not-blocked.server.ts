import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";

/**
 * Refuses with `blocked` the number of a blocked customer: the one that signs in, one proven by a code, or that
 * of a phone order without an account. A number that was only typed counts for nobody: it may be a stranger's.
 */
export async function assertNumberNotBlocked(client: PoolClient, mobile: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from users u where u.blocked_at is not null and (
       u.mobile_e164 = $1
       or exists (select from phone_proofs p where p.user_id = u.id and p.mobile_e164 = $1)
       or u.issuer = 'phone' and exists (select from orders o where o.user_id = u.id and o.mobile_e164 = $1)
     ) limit 1`,
    [mobile],
  );
  if (rowCount) throw new Problem("blocked", m.login_blocked());
}
