import type { CustomerPush } from "#src/offline/customer-push.ts";
import type { PushTarget } from "#src/platform/push/check-subscription.server.ts";
import { sendPush } from "#src/platform/push/send-push.server.ts";
import type { Shop } from "#src/platform/shop.server.ts";

/** How long a push service stores a message for a device that is offline; as long as an SMS is of use. */
const ttlSeconds = 12 * 60 * 60;

/** A device whose session is unused for longer may never be switched on again. */
const recentDays = 7;

/**
 * Pushes a message to a customer's devices and deletes those that unsubscribed. Returns whether a push
 * service accepted it: "unused" if only for devices not used in the last week.
 */
export async function pushToUser(
  shop: Shop,
  userId: number,
  message: CustomerPush,
): Promise<"yes" | "unused" | "no"> {
  const { pool } = shop.database;
  const { rows } = await pool.query<PushTarget & { id: number; is_recent: boolean }>(
    `select p.id, p.endpoint, p.p256dh, p.auth,
            coalesce(s.used_at, s.created_at) > now() - make_interval(days => $2) as is_recent
     from customer_push_subscriptions p join sessions s on s.token_hash = p.session_hash
     where s.user_id = $1 and s.expires_at > now()`,
    [userId, recentDays],
  );
  const outcomes = await Promise.all(
    rows.map(async ({ id, is_recent: isRecent, ...target }) => ({
      id,
      isRecent,
      outcome: await sendPush(shop, target, message, { ttlSeconds }),
    })),
  );
  const accepted = outcomes.filter(({ outcome }) => outcome === "taken");
  const acceptedIds = accepted.map(({ id }) => id);
  const goneIds = outcomes.filter(({ outcome }) => outcome === "gone").map(({ id }) => id);
  if (goneIds.length > 0)
    await pool.query("delete from customer_push_subscriptions where id = any($1::bigint[])", [goneIds]);
  if (acceptedIds.length > 0)
    await pool.query(
      "update customer_push_subscriptions set pushed_at = now() where id = any($1::bigint[])",
      [acceptedIds],
    );
  if (acceptedIds.length === 0) return "no";
  return accepted.some(({ isRecent }) => isRecent) ? "yes" : "unused";
}
