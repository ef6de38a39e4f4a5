import type { PoolClient } from "pg";
import type { z } from "zod";
import { Problem } from "#src/api/problem.ts";
import type { Viewer } from "#src/api/viewer.ts";
import { record } from "#src/journal/record.server.ts";
import { m } from "#src/language/messages.ts";
import { writeCall } from "#src/orders/calls/write-call.server.ts";
import { orderNumber } from "#src/orders/order.ts";
import { pendingAgreementSql } from "#src/orders/order-rows.server.ts";
import type { placed } from "#src/orders/schemas.ts";
import { lockOrder, writeStep } from "#src/orders/steps/write-step.server.ts";
import type { ApiContext } from "#src/platform/http/api.server.ts";
import { placeForCustomer, toIdempotencyKey } from "../placing/place-order.server.ts";
import type { phoneOrderDraft } from "./schemas.ts";

type CheckedPhoneOrder = z.output<typeof phoneOrderDraft>;

/** The default language of customers who call. */
const defaultLanguage = "bn";

/** More steps of the transaction in which the order is written. */
type ExtraSteps = {
  /** Runs before the order is written, as a refusal afterwards would leave a gap in the order numbers. */
  beforeOrder?: (client: PoolClient) => Promise<void>;
  /** Runs after the order is written. */
  afterOrder: (client: PoolClient, orderId: number) => Promise<void>;
};

/**
 * Places an order for a known or new customer, in one transaction with `extraSteps`. Refuses as `placeOrder`
 * does, and for a blocked or deleted customer. An `exception` waives the minimum order and the slot's
 * capacity.
 */
export async function takePhoneOrder(
  draft: CheckedPhoneOrder,
  context: ApiContext<Viewer>,
  extraSteps?: ExtraSteps,
): Promise<z.output<typeof placed>> {
  const {
    customer,
    language = defaultLanguage,
    discount,
    exception: exceptionReason,
    named: linesOutsideCatalogue = [],
    items = [],
    ...order
  } = draft;
  if (items.length + linesOutsideCatalogue.length === 0)
    throw new Problem("invalid_fields", m.order_empty(), { errors: { items: m.order_empty() } });
  const journalDetails = {
    ...(discount?.amount && { discount: discount.amount, discount_reason: discount.reason ?? "" }),
    ...(exceptionReason && { exception: exceptionReason }),
  };
  return placeForCustomer({ ...order, items }, context, {
    key: toIdempotencyKey(draft, context, true),
    language,
    discount,
    exceptionReason: exceptionReason,
    linesOutsideCatalogue: linesOutsideCatalogue,
    resolveCustomerId: async (client) => {
      await extraSteps?.beforeOrder?.(client);
      return findOrCreateCustomer(client, customer);
    },
    afterOrder: async (client, orderId) => {
      await extraSteps?.afterOrder(client, orderId);
      await record(client, context.viewer, {
        action: "order.taken",
        subject: { id: orderId, name: orderNumber(orderId) },
        ...(Object.keys(journalDetails).length > 0 && { after: journalDetails }),
      });
    },
  });
}

/** As `takePhoneOrder`, and confirms the order, unless something is still to be agreed on. */
export const takeConfirmedOrder = (draft: CheckedPhoneOrder, context: ApiContext<Viewer>) =>
  takePhoneOrder(draft, context, { afterOrder: (client, id) => confirmOrder(client, id, context.viewer) });

async function confirmOrder(client: PoolClient, id: number, viewer: Viewer): Promise<void> {
  const { rows } = await client.query<{ has_pending_agreement: boolean }>(
    `select ${pendingAgreementSql} is not null as has_pending_agreement from orders o where o.id = $1`,
    [id],
  );
  const order = await lockOrder(client, id);
  if (!order || rows[0]?.has_pending_agreement) return;
  // The customer is notified of the confirmation instead.
  await client.query("delete from notifications where order_id = $1 and event = 'placed'", [id]);
  await writeCall(client, { id, outcome: "confirmed" }, viewer);
  await writeStep(client, order, { to: "confirmed" }, viewer);
}

async function findOrCreateCustomer(
  client: PoolClient,
  customer: CheckedPhoneOrder["customer"],
): Promise<number> {
  if ("name" in customer) return createCustomer(client, customer.name);
  const { rows } = await client.query<{ id: number; is_blocked: boolean }>(
    "select id, blocked_at is not null as is_blocked from users where id = $1 and deleted_at is null for key share",
    [customer.id],
  );
  const customerRow = rows[0];
  if (customerRow && !customerRow.is_blocked) return customerRow.id;
  const message = customerRow ? m.phone_order_blocked() : m.phone_order_gone();
  throw new Problem("invalid_fields", message, { errors: { customer: message } });
}

/** A customer without an account: no one can sign in with the issuer "phone". */
async function createCustomer(client: PoolClient, name: string): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    "insert into users (issuer, subject, name) values ('phone', gen_random_uuid()::text, $1) returning id",
    [name],
  );
  return (rows[0] as { id: number }).id;
}
