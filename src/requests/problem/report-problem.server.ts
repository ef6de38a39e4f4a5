import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { findMyOrder } from "#src/orders/mine/show-my-order.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { problemReport } from "./schemas.ts";

/** Stores what is wrong with the viewer's own order as a message to the shop; refuses with `not_found` an order of somebody else. */
export async function storeProblem(
  { number, item, text }: z.output<typeof problemReport>,
  context: ApiContext<Viewer>,
): Promise<{ success: true; message: string }> {
  const { shop, viewer } = context;
  const { data: order } = await findMyOrder({ number }, context);
  const line = order.order_items.find(({ id }) => id === item)?.product;
  const subject = line ? `${order.number}: ${line.name} ${line.weight}`.trim() : order.number;
  await shop.database.pool.query(
    `insert into contact_messages (name, email, subject, message, language, user_id)
     select $1, $2, $3, $4, $5, $6 where not exists (
       select from contact_messages where email = $2 and subject = $3 and message = $4 and status in ('new', 'in_hand'))`,
    [viewer.name, viewer.email, subject, text, locale(), viewer.id],
  );
  return { success: true, message: m.problem_report_done() };
}
