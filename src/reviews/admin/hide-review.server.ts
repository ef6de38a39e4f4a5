import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { hideReviewDraft, restoreReviewDraft } from "./schemas.ts";

/** Hides a review from pages, count and rating, and records it. Throws `not_found`. Keeps an earlier reason. */
export async function hideReview(
  { id, reason }: z.output<typeof hideReviewDraft>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  const hidden_reason = await inTransaction(shop.database, async (client) => {
    const previousReason = await lockReview(client, id);
    if (previousReason !== null) return previousReason;
    await client.query("update reviews set hidden_at = now(), hidden_reason = $2 where id = $1", [
      id,
      reason,
    ]);
    await record(client, viewer, {
      action: "review.hidden",
      subject: { id, name: `#${id}` },
      after: { reason },
    });
    return reason;
  });
  return { success: true as const, hidden_reason };
}

/** Shows a hidden review again and counts it. Idempotent; throws `not_found`. */
export async function restoreReview(
  { id }: z.output<typeof restoreReviewDraft>,
  { shop, viewer }: ApiContext<Viewer>,
) {
  await inTransaction(shop.database, async (client) => {
    const reason = await lockReview(client, id);
    if (reason === null) return;
    await client.query("update reviews set hidden_at = null, hidden_reason = null where id = $1", [id]);
    await record(client, viewer, {
      action: "review.restored",
      subject: { id, name: `#${id}` },
      before: { reason },
    });
  });
  return { success: true as const, hidden_reason: null };
}

/**
 * Locks a review; returns why it is hidden, or null if it is not. Locks its product first, as writing a review does,
 * to avoid deadlocks.
 */
async function lockReview(client: PoolClient, id: number): Promise<string | null> {
  await client.query(
    "select from products where id = (select product_id from reviews where id = $1) for no key update",
    [id],
  );
  const { rows } = await client.query<{ hidden_reason: string | null }>(
    "select hidden_reason from reviews where id = $1 for update",
    [id],
  );
  if (!rows[0]) throw new Problem("not_found", m.problem_not_found());
  return rows[0].hidden_reason;
}
