import sql from "sql-template-tag";
import type { z } from "zod";
import type { Viewer } from "#src/api/viewer.ts";
import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { findMyOrder } from "#src/orders/mine/find-my-order.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import type { problemReport } from "./schemas.ts";

/** Stores a problem with the viewer's own order as a message to the shop; throws `not_found` on another user's order. */
export async function storeProblem(
  { number, item, text }: z.output<typeof problemReport>,
  context: ApiContext<Viewer>,
): Promise<{ success: true; message: string }> {
  const { shop, viewer } = context;
  const { data: order } = await findMyOrder({ number }, context);
  const line = order.order_items.find(({ id }) => id === item)?.product;
  const subject = line ? `${order.number}: ${line.name} ${line.weight}`.trim() : order.number;
  // Not stored if the same report of this customer is still open.
  await shop.database.pool.query(
    sql`insert into contact_messages (name, email, subject, message, language, user_id)
     select ${viewer.name}, ${viewer.email ?? ""}, ${subject}, ${text}, ${locale()}, ${viewer.id} where not exists (
       select from contact_messages where user_id = ${viewer.id} and subject = ${subject} and message = ${text} and status in ('new', 'in_hand'))`,
  );
  return { success: true, message: m.problem_report_done() };
}
