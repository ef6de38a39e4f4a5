import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { findTerms, toDeliveryOffer } from "#src/delivery/find-delivery.server.ts";
import { m } from "#src/language/messages.ts";
import { type Fulfilment, type OrderStatus, orderNumber, progressOf } from "#src/orders/order.ts";
import { scheduleRedelivery } from "#src/orders/slots/change-my-slot.server.ts";
import { changeSlot } from "#src/orders/slots/change-slot.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { callUsText } from "#src/shell/reach-us.ts";
import type { NewTime } from "./contract.ts";
import { readLinkToken } from "./link-token.server.ts";
import type { linkToken, newTimeChoice } from "./schemas.ts";

const linkValidDays = 7;

type NewTimeRow = {
  id: number;
  status: OrderStatus;
  fulfilment: Fulfilment;
  place: string | null;
  area_id: number | null;
  slot_day: string | null;
  slot_from: number | null;
  slot_to: number | null;
  user_id: number;
  user_name: string;
  /** Whether the failed delivery of the link is the order's last step. */
  is_newest: boolean;
  /** Whether the link is not older than `linkValidDays`. */
  is_fresh: boolean;
};

/** The order of a failed delivery's link and the times to choose from. Refuses a forged link with `not_found`. */
export async function openNewTime(
  { token }: z.output<typeof linkToken>,
  { shop }: Pick<ApiContext, "shop">,
): Promise<{ data: NewTime }> {
  const row = await findLinkedOrder(token, shop);
  const state = findState(row);
  const isByLink = state === "open" && row.area_id !== null && row.place !== null;
  const days = isByLink
    ? toDeliveryOffer(row.place ?? "", await findTerms(row.place ?? "", shop), await shop.details.current())
        .days
    : [];
  const slot = state === "over" ? null : toSlot(row);
  return { data: { number: orderNumber(row.id), state, slot: slot ?? undefined, days } };
}

/**
 * Takes the slot for the customer and schedules another delivery, in one transaction. Refuses a used or
 * expired link with `changed`.
 */
export async function takeNewTime(
  { token, slot, was }: z.output<typeof newTimeChoice>,
  context: ApiContext,
): Promise<{ data: NewTime }> {
  const row = await findLinkedOrder(token, context.shop);
  const { phone } = await context.shop.details.current();
  const overProblem = () => new Problem("changed", m.new_time_over({ call: callUsText(phone) }));
  if (findState(row) !== "open") throw overProblem();
  const viewer: Viewer = { id: row.user_id, name: row.user_name, email: null, role: "user", parts: [] };
  await changeSlot(
    { id: row.id, slot, was: was === undefined ? toSlot(row) : was },
    { ...context, viewer },
    {
      requireAllowed(order) {
        if (!order || progressOf(order) !== "not_delivered") throw overProblem();
        return order;
      },
      afterMove: scheduleRedelivery(viewer),
      ifSameSlot: scheduleRedelivery(viewer),
    },
  );
  return openNewTime({ token }, context);
}

/** The order of a link. Refuses a forged link, and one of a blocked or deleted account, with `not_found`. */
async function findLinkedOrder(token: string, { database }: ApiContext["shop"]): Promise<NewTimeRow> {
  const linkedStep = await readLinkToken(database, token);
  const { rows } = await database.pool.query<NewTimeRow>(
    `select o.id, o.status, o.fulfilment, o.place, o.area_id, o.slot_day::text, o.slot_from, o.slot_to,
            o.user_id, u.name as user_name,
            not exists (select from order_steps later where later.order_id = o.id and later.id > s.id) as is_newest,
            s.created_at > now() - make_interval(days => $3) as is_fresh
     from order_steps s join orders o on o.id = s.order_id
     join users u on u.id = o.user_id and u.blocked_at is null and u.deleted_at is null
     where o.id = $1 and s.id = $2`,
    [linkedStep?.order ?? 0, linkedStep?.step ?? 0, linkValidDays],
  );
  const row = rows[0];
  if (!row) throw new Problem("not_found", m.new_time_unknown());
  return row;
}

function findState(row: NewTimeRow): NewTime["state"] {
  if (row.is_newest) return row.is_fresh && progressOf(row) === "not_delivered" ? "open" : "over";
  return row.is_fresh && ["packed", "on_the_way"].includes(progressOf(row)) ? "chosen" : "over";
}

const toSlot = ({ slot_day: day, slot_from: from, slot_to: to }: NewTimeRow) =>
  day !== null && from !== null && to !== null ? { day, from, to } : null;
