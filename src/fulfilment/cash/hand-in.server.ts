import type { PoolClient } from "pg";
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
import { withinDaysSql } from "./cash-rows.server.ts";
import type { CashOfDay } from "./contract.ts";
import { readCashOfDay } from "./read-cash-of-day.server.ts";
import type { correctionDraft, handoverDraft } from "./schemas.ts";

/**
 * Notes cash against the amount due and returns the day's cash. Refuses with `changed` a stale `was` (a late
 * answer, or a colleague), and with `not_allowed` handing in to oneself, except for admins.
 */
export async function handIn(
  { rider, day, was, handed, note }: z.output<typeof handoverDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: CashOfDay }> {
  const key = readKeyWithHash(context, { rider, day, was, handed, note });
  await inTransaction(context.shop.database, async (client) => {
    const name = await lockRider(client, rider);
    refuseOwnCash(rider, context.viewer);
    if (await isWritten(client, context.viewer, key)) return;
    const leftPoisha = await readLeftPoisha(client, rider, day);
    if (leftPoisha !== toPoisha(was))
      throw new Problem("changed", m.cash_changed({ left: formatTaka(toTaka(leftPoisha)) }), {
        details: { left: toTaka(leftPoisha) },
      });
    if (leftPoisha === 0 && handed === 0) throw new Problem("invalid_fields", m.cash_nothing());
    await writeHandover(client, context.viewer, {
      rider,
      day,
      expected: leftPoisha,
      handed: toPoisha(handed),
      note,
      key,
    });
    await record(client, context.viewer, {
      action: "cash.handed_in",
      subject: { id: rider, name },
      after: { cash: handed, cash_expected: was, cash_day: day, ...(note && { note }) },
    });
  });
  return readCashOfDay({ day }, context);
}

/** Corrects a handover by another row, and returns the day's cash. */
export async function correctOneHandover(
  { id, difference, note }: z.output<typeof correctionDraft>,
  context: ApiContext<Viewer>,
): Promise<{ data: CashOfDay }> {
  const key = readKeyWithHash(context, { id, difference, note });
  const day = await inTransaction(context.shop.database, async (client) => {
    const { rows } = await client.query<{ rider_id: number; day: string }>(
      "select rider_id, day::text from cash_handovers where id = $1 and corrects is null",
      [id],
    );
    const row = rows[0];
    if (!row) throw new Problem("not_found", m.problem_not_found());
    const name = await lockRider(client, row.rider_id);
    refuseOwnCash(row.rider_id, context.viewer);
    if (await isWritten(client, context.viewer, key)) return row.day;
    const handover = {
      rider: row.rider_id,
      day: row.day,
      expected: 0,
      handed: toPoisha(difference),
      note,
      key,
    };
    await writeHandover(client, context.viewer, handover, id);
    await record(client, context.viewer, {
      action: "cash.corrected",
      subject: { id: row.rider_id, name },
      after: { cash: difference, cash_day: row.day, note },
    });
    return row.day;
  });
  return readCashOfDay({ day }, context);
}

/** Refuses staff who receive or correct their own cash, except admins. */
function refuseOwnCash(rider: number, { id, role }: Viewer): void {
  if (rider === id && role !== "admin") throw new Problem("not_allowed", m.cash_own());
}

/** Serialises the handovers of a rider. */
async function lockRider(client: PoolClient, rider: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select name from users where id = $1 and role <> 'user' for no key update",
    [rider],
  );
  if (!rows[0]) throw new Problem("not_found", m.round_no_rider());
  return rows[0].name;
}

async function isWritten(client: PoolClient, viewer: Viewer, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from cash_handovers where received_by = $1 and idempotency_key = $2",
    [viewer.id, key],
  );
  return rowCount === 1;
}

/** The amount still due for a day, in poisha; 0 if payments were lowered after the cash was handed in. */
async function readLeftPoisha(client: PoolClient, rider: number, day: string): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select greatest(0, (select coalesce(sum(amount_poisha), 0) from order_payments
              where rider_id = $1 and ${withinDaysSql("taken_at", "$2", "$2")})
           - (select coalesce(sum(expected_poisha), 0) from cash_handovers
              where rider_id = $1 and day = $2::date))::float8 as left`,
    [rider, day],
  );
  return rows[0]?.left ?? 0;
}

type NewHandover = {
  rider: number;
  day: string;
  expected: number;
  handed: number;
  note: string | undefined;
  key: string;
};

async function writeHandover(
  client: PoolClient,
  viewer: Viewer,
  { rider, day, expected, handed, note, key }: NewHandover,
  corrects: number | null = null,
): Promise<void> {
  await client.query(
    sql`insert into cash_handovers (rider_id, day, expected_poisha, handed_poisha, received_by, note, corrects, idempotency_key)
     values (${rider}, ${day}, ${expected}, ${handed}, ${viewer.id}, ${note || null}, ${corrects}, ${key})`,
  );
}
