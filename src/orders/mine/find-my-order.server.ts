import type { Pool } from "pg";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { createPinFinder } from "#src/identity/addresses/address-pins.server.ts";
import { m } from "#src/language/messages.ts";
import { toTaka } from "#src/language/numbers/money.ts";
import { now } from "#src/platform/clock.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { needsCallSql } from "../calls/needs-call.server.ts";
import { mayChangeItems, mayCustomerCancel, mayCustomerChange, orderNumber, progressOf } from "../order.ts";
import { type OrderRow, orderColumns, toOrder } from "../order-rows.server.ts";
import { estimateArrival } from "../riders/estimate-arrival.ts";
import { findRiderWay } from "../riders/rider-way.server.ts";
import { type LastStepRow, lastStepColumns, stepProgress } from "../steps/step-rows.server.ts";
import { dueInCash } from "../totals.ts";
import { findItemsEndMs, type ItemsEndRow, itemsEndColumns } from "./changing/find-items-end.server.ts";
import type { MyOrder } from "./contract.ts";
import { findJoinableOrder } from "./joining/find-joinable-order.server.ts";

type MyOrderStep = LastStepRow & { at: string };

type MyOrderRow = OrderRow &
  ItemsEndRow & {
    steps: MyOrderStep[] | null;
    rider: string | null;
    rider_id: number | null;
    needs_call: boolean;
    revision: number;
  };

/** The customer's own order. Refuses with `not_found` an unknown order, and one of another user. */
export async function findMyOrder(
  { number: id }: { number: number },
  { shop, viewer }: ApiContext<Viewer>,
): Promise<{ data: MyOrder }> {
  const { rows } = await shop.database.pool.query<MyOrderRow>(
    `select ${orderColumns}, ${needsCallSql} as needs_call, o.revision, o.rider_id, ${itemsEndColumns},
            (select json_agg(step order by step.id)
             from (select s.id, ${lastStepColumns}, least(greatest(s.created_at, '0001-01-02'), '9999-12-31') as at
                   from order_steps s where s.order_id = o.id) step) as steps,
            case when o.fulfilment = 'on_the_way' and o.status = 'processing' then
              (select split_part(name, ' ', 1) from users where id = o.rider_id) end as rider
     from orders o where o.id = $1 and o.user_id = $2`,
    [id, viewer.id],
  );
  const row = rows[0];
  if (!row) throw new Problem("not_found", m.my_order_missing());
  const progress = progressOf(row);
  const itemsEndMs = findItemsEndMs(row);
  const may = {
    cancel: mayCustomerCancel(progress),
    change: mayCustomerChange(progress),
    change_items: mayChangeItems({ ...row, until: itemsEndMs }, now()),
  };
  const { pool } = shop.database;
  const joinable = may.change_items ? await findJoinableOrder(pool, id) : undefined;
  const arrival = await findArrival(pool, row);
  const pinAt = await createPinFinder(pool, [viewer.id]);
  const savedAddress = pinAt({ user_id: viewer.id, address_details: row.address_details, place: row.place });
  return {
    data: {
      ...toOrder(row),
      steps: (row.steps ?? []).map(toStep),
      may,
      revision: row.revision,
      change_items_until:
        itemsEndMs !== null && may.change_items ? new Date(itemsEndMs).toISOString() : undefined,
      rider: row.rider ?? undefined,
      pinned: savedAddress?.pin && (true as const),
      arrival,
      needs_call: row.needs_call || undefined,
      joinable: joinable && {
        number: orderNumber(joinable.id),
        revision: joinable.revision,
        total: toTaka(dueInCash(joinable.total_poisha)),
        fee: toTaka(joinable.fee_poisha),
      },
    },
  };
}

const toStep = (step: MyOrderStep): MyOrder["steps"][number] => ({
  progress: stepProgress(step, "to"),
  outcome: step.outcome ?? undefined,
  at: new Date(step.at).toISOString(),
});

/** When the order arrives; undefined unless a rider is on the way with it. */
async function findArrival(pool: Pool, row: MyOrderRow): Promise<MyOrder["arrival"]> {
  if (progressOf(row) !== "on_the_way" || row.rider_id === null) return undefined;
  const arrival = estimateArrival(await findRiderWay(pool, row.rider_id), row.id, now());
  return (
    arrival && {
      stops_before: arrival.stops_before,
      from: arrival.from?.toISOString(),
      to: arrival.to?.toISOString(),
    }
  );
}
