import { Problem } from "#src/api/problem.ts";
import { m } from "#src/language/messages.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { CancelReason } from "../order.ts";
import { type OrderRow, orderColumns, toEdit, toOrder } from "../order-rows.server.ts";
import { type RefundRow, refundFields, toRefund } from "../refunds/refund-rows.server.ts";
import { type LastStepRow, lastStepColumns, stepProgress } from "../steps/step-rows.server.ts";
import type { AdminOrder } from "./contract.ts";
import { customerHistorySql, type HistoryRow, toHistory } from "./customer-history.server.ts";

type StepRow = LastStepRow & {
  by: string;
  at: string;
  reason: CancelReason | null;
  note: string | null;
  called: boolean;
};
type NotedRefundRow = RefundRow & { by: string; taken_back: { by: string; at: string } | null };
type OrderDetailRow = OrderRow &
  HistoryRow & {
    user_id: number;
    name: string;
    email: string | null;
    revision: number;
    taken_by: string | null;
    rider: string | null;
    payment_note: string | null;
    steps: StepRow[] | null;
    noted_refunds: NotedRefundRow[] | null;
  };

/** SQL: whether step `s` was confirmed in a call: the call has the same time, as both share a transaction. */
const wasCalledSql = `exists (select from order_calls c
  where c.order_id = s.order_id and c.outcome = 'confirmed' and c.created_at = s.created_at)`;

/** An order with all that staff see of it. Refuses with `not_found`. */
export async function showOneOrder(
  { id }: { id: number },
  { shop }: ApiContext,
): Promise<{ data: AdminOrder }> {
  const { rows } = await shop.database.pool.query<OrderDetailRow>(
    `select ${orderColumns}, o.revision, u.id as user_id, u.name, u.email, h.*,
            (select name from users where id = o.taken_by) as taken_by,
            (select name from users where id = o.rider_id) as rider,
            (select note from order_payments where order_id = o.id) as payment_note,
            (select json_agg(step order by step.id)
             from (select s.id, ${lastStepColumns}, a.name as by, s.reason, s.note, ${wasCalledSql} as called,
                          least(greatest(s.created_at, '0001-01-02'), '9999-12-31') as at
                   from order_steps s join users a on a.id = s.user_id where s.order_id = o.id) step) as steps,
            (select json_agg(json_build_object(${refundFields}, 'by', a.name, 'taken_back',
               case when b.id is not null then json_build_object('by', b.name, 'at', r.taken_back_at) end) order by r.id)
             from order_refunds r join users a on a.id = r.user_id left join users b on b.id = r.taken_back_by
             where r.order_id = o.id) as noted_refunds
     from orders o join users u on u.id = o.user_id cross join lateral (${customerHistorySql("u.id")}) h where o.id = $1`,
    [id],
  );
  const row = rows[0];
  if (!row) throw new Problem("not_found", m.problem_not_found());
  const steps = (row.steps ?? []).map(toStep);
  const customer = { id: row.user_id, name: row.name, email: row.email };
  const edits = (row.edits ?? []).map((edit) => ({
    ...toEdit(edit),
    by: edit.by,
    note: edit.note ?? undefined,
  }));
  const { revision, taken_by } = row;
  const history = toHistory(row);
  return {
    data: {
      ...toOrder(row),
      fulfilment: row.fulfilment,
      customer,
      history,
      taken_by: taken_by ?? undefined,
      rider: row.rider ?? undefined,
      payment_note: row.payment_note ?? undefined,
      steps,
      revision,
      edits,
      refunds: (row.noted_refunds ?? []).map(toNotedRefund),
    },
  };
}

const toNotedRefund = (row: NotedRefundRow): AdminOrder["refunds"][number] => ({
  ...toRefund(row),
  by: row.by,
  ...(row.taken_back && {
    taken_back: { by: row.taken_back.by, at: new Date(row.taken_back.at).toISOString() },
  }),
});

/** A step back to "confirmed" is an undo and never a call. */
const isConfirmation = (row: StepRow) =>
  stepProgress(row, "from") === "placed" && stepProgress(row, "to") === "confirmed";

const toStep = (row: StepRow): AdminOrder["steps"][number] => ({
  from: row.from_status,
  to: row.to_status,
  progress: stepProgress(row, "to"),
  outcome: row.outcome ?? undefined,
  called: isConfirmation(row) ? row.called : undefined,
  by: row.by,
  at: new Date(row.at).toISOString(),
  reason: row.reason ?? undefined,
  note: row.note ?? undefined,
});
