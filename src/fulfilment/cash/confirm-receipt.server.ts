import sql from "sql-template-tag";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { toPoisha, toTaka } from "#src/language/numbers/money.ts";
import { formatTaka } from "#src/language/numbers/numbers.ts";
import { inTransaction } from "#src/platform/database/transaction.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { readKeyWithHash } from "#src/platform/http/idempotency-key.server.ts";
import type { CashOfDay } from "./contract.ts";
import { readCashOfDay } from "./read-cash-of-day.server.ts";
import type { receiptDraft } from "./schemas.ts";
import { readUnconfirmed } from "./ways-of-day.server.ts";

/**
 * Stores the amount received in one way on a day; returns the day's cash. Refuses as `confirmWay` in `contract.ts`.
 */
export async function confirmReceipt(
  { day, way, was, received, note }: z.output<typeof receiptDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: CashOfDay }> {
  const { shop, viewer } = context;
  const key = readKeyWithHash(context, { day, way, was, received, note });
  await inTransaction(shop.database, async (client) => {
    // Serialises concurrent confirmations: the second one sees the first.
    await client.query("lock table payment_receipts in share row exclusive mode");
    const { rowCount } = await client.query(
      "select from payment_receipts where confirmed_by = $1 and idempotency_key = $2",
      [viewer.id, key],
    );
    if (rowCount === 1) return;
    const leftPoisha = await readUnconfirmed(client, day, way);
    if (leftPoisha !== toPoisha(was))
      throw new Problem("changed", m.ways_changed({ left: formatTaka(toTaka(leftPoisha)) }), {
        details: { left: toTaka(leftPoisha) },
      });
    if (leftPoisha === 0 && received === 0) throw new Problem("invalid_fields", m.ways_nothing());
    await client.query(
      sql`insert into payment_receipts (day, way, expected_poisha, received_poisha, confirmed_by, note, idempotency_key)
          values (${day}, ${way}, ${leftPoisha}, ${toPoisha(received)}, ${viewer.id}, ${note || null}, ${key})`,
    );
    await record(client, viewer, {
      action: "cash.way_confirmed",
      subject: { id: 0, name: day },
      after: { refund_way: way, received, cash_expected: was, cash_day: day, ...(note && { note }) },
    });
  });
  return readCashOfDay({ day }, context);
}
