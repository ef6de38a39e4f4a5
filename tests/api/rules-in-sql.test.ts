import { expect, it } from "vitest";
import { maxName } from "#src/api/limits.ts";
import { type Role, roles } from "#src/api/viewer.ts";
import { backupReasons, defaultHour, defaultRetention, lastHour, maxRetention } from "#src/backup/rules.ts";
import { ifMissing } from "#src/cart/missing/rules.ts";
import { maxStepGrams, minStepGrams } from "#src/catalogue/admin/rules.ts";
import { importPictureStates, importStates, rowStates } from "#src/catalogue/import/rules.ts";
import { fewLeft } from "#src/catalogue/rules.ts";
import { movementKinds } from "#src/catalogue/stock/rules.ts";
import { products } from "#src/catalogue/tables.server.ts";
import { maxPageText, staticPages } from "#src/content/rules.ts";
import { deliveryStatuses, pauseReasons } from "#src/events/webhooks/rules.ts";
import { maxPerMinute } from "#src/identity/api-keys/rules.ts";
import { consentKinds, consentWays } from "#src/identity/consents/rules.ts";
import { locales } from "#src/language/locale.ts";
import { notificationChannels, notificationEvents, notificationStatuses } from "#src/notifications/rules.ts";
import {
  maxPercent,
  maxPieces,
  minPieces,
  minTotalPoisha,
  type OfferKind,
  offerKinds,
  offerTargets,
} from "#src/offers/rules.ts";
import { type CallOutcome, callOutcomes, defaultCallAgainAbove } from "#src/orders/calls/rules.ts";
import {
  cancelReasons,
  editSubjects,
  fulfilments,
  type OrderStatus,
  statusByProgress,
  statuses,
  stepOutcomes,
} from "#src/orders/order.ts";
import { refundWays } from "#src/orders/refunds/rules.ts";
import { otherWays, stopAnswers } from "#src/orders/riders/rules.ts";
import { orders } from "#src/orders/tables.server.ts";
import { pictureFiles } from "#src/pictures/tables.server.ts";
import { emailStatuses } from "#src/platform/mail/email-rules.ts";
import { answerChannels, type RequestStatus, requestStatuses } from "#src/requests/admin/rules.ts";
import { maxRating, maxReview } from "#src/reviews/rules.ts";
import {
  defaultCodesPerDay,
  defaultComplaintHours,
  defaultNewCustomerOrders,
  defaultNewCustomerPieces,
  defaultNotificationsPerDay,
  defaultTolerance,
  maxCodesPerDay,
  maxComplaintHours,
  maxNewCustomerOrders,
  maxNewCustomerPieces,
  maxNotificationsPerDay,
  maxTolerance,
} from "#src/settings/rules.ts";
import { testShop } from "../support/shop/open-test-shop.ts";

// Rules that the database holds, too, read from the migrated one.

const shop = await testShop();

/** Tables that no cached page shows; a new table needs a trigger, or a line here with the reason. */
const seenInNoCachedPage: Record<string, string> = {
  addresses: "one's own",
  answer_deadlines: "the back office's",
  api_keys: "the back office's",
  backups: "the back office's",
  browser_assets: "never changed under their name",
  cart_links: "asked for by a call that no cache answers",
  cash_handovers: "the back office's",
  cdn_purges: "says what a CDN was told",
  consents: "one's own",
  contact_messages: "the back office's",
  custom_orders: "the back office's",
  customer_push_subscriptions: "one's own",
  event_log: "other programs'",
  events: "other programs'",
  address_pins: "one's own",
  delivery_area_places: "asked for by a call that no cache answers",
  delivery_slot_days: "asked for by a call that no cache answers",
  delivery_slots: "asked for by a call that no cache answers",
  stop_answers: "the back office's",
  email_receipts: "the mail's",
  emails: "the mail's",
  ignored_searches: "the back office's",
  journal: "the back office's",
  marks: "the demo's",
  notifications: "one's own, and the back office's",
  offer_areas: "asked for by a call that no cache answers",
  offer_categories: "the back office's; the prices of products follow",
  offer_codes: "asked for by a call that no cache answers",
  offer_products: "the back office's; the prices of products follow",
  offers: "the back office's; the prices of products follow",
  order_callers: "the back office's",
  order_calls: "the back office's",
  order_edits: "one's own",
  order_payments: "one's own, and the back office's",
  payment_receipts: "the back office's",
  order_payment_parts: "one's own, and the back office's",
  order_items: "one's own; a purchase that verifies a review follows its order",
  order_packers: "the back office's",
  order_pushes: "the back office's",
  order_refunds: "one's own",
  order_steps: "the back office's",
  phone_codes: "nobody's",
  phone_proofs: "one's own",
  picture_files: "never changed under their address",
  pictures: "stand under the hash of their content",
  product_changes: "the search index's",
  product_prices: "the back office's",
  product_import_lines: "the back office's",
  product_import_pictures: "the back office's",
  product_import_rows: "the back office's",
  product_imports: "the back office's",
  push_subscriptions: "one's own",
  rate_limits: "the limits'",
  retention_runs: "the back office's",
  request_answers: "the back office's",
  saved_products: "one's own",
  search_counts: "shown by a call that keeps its answer for five minutes",
  second_factors: "one's own",
  secrets: "nobody's",
  sessions: "one's own",
  short_products: "the back office's",
  stock_alerts: "one's own",
  stock_movements: "the back office's",
  surrogate_keys: "says what was touched",
  webhook_deliveries: "other programs'",
  webhooks: "the back office's",
};

it("a change of each table that shoppers see touches the pages that show it", async () => {
  const rows = await shop.sql<{ name: string; raises: boolean }>(
    `select c.relname as name, exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
       where t.tgrelid = c.oid and p.prosrc ~ 'touch_(product_)?key'
     ) as raises
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by name`,
  );
  const missing = rows.filter(({ name, raises }) => !raises && !seenInNoCachedPage[name]);
  expect(missing.map(({ name }) => name)).toEqual([]);
  const gone = Object.keys(seenInNoCachedPage).filter(
    (name) => !rows.some((row) => row.name === name && !row.raises),
  );
  expect(gone).toEqual([]);
});

/** The numbers, but for 0 and 1, of what stands in the database and judges or computes; each is a rule of the code. */
const numbersInSql: Record<string, number[]> = {
  "api_keys.api_keys_per_minute": [maxPerMinute],
  "backup_plan.backup_plan_hour": [lastHour],
  "backup_plan.backup_plan_retention": [maxRetention],
  "backup_plan.hour": [defaultHour],
  "backup_plan.backup_plan_weeks": [maxRetention],
  "backup_plan.backup_plan_months": [maxRetention],
  "backup_plan.retention": [defaultRetention.days],
  "backup_plan.weeks": [defaultRetention.weeks],
  "backup_plan.months": [defaultRetention.months],
  // One taka: cash is counted in whole taka.
  "cash_handovers.cash_handovers_note": [100],
  "delivery_slots.delivery_slots_minutes": [24 * 60],
  // Events tell amounts in taka.
  "function write_order_event": [100],
  "function write_payment_event": [100],
  "function write_refund_event": [100],
  // A percentage of poisha, rounded down to whole taka, of which one is the least.
  "function charged_price": [100, 10_000],
  // As it is for orders: a percentage of poisha, rounded up to whole taka, of which one is left.
  "function price_of_several": [minTotalPoisha, 10_000],
  "function is_name": [maxName],
  // So that numbering a long backlog stays below the time limit of a statement.
  "function number_events": [50_000],
  // A stock is an integer.
  "function pieces_in": [2 ** 31 - 1],
  // More keys or products than this in one transaction, and all pages are invalidated.
  "function touch_keys": [1000],
  "function touch_product_key": [1000],
  "offers.offers_percent": [maxPercent],
  "offers.offers_several": [minPieces, maxPieces],
  "order_payments.order_payments_note": [100],
  "products.products_ratings": [maxRating],
  "products.products_weighed": [minStepGrams, maxStepGrams],
  "review_replies.review_replies_text": [maxReview],
  "reviews.reviews_rating": [maxRating],
  "reviews.reviews_text": [maxReview],
  "shop_details.call_again_above_poisha": [defaultCallAgainAbove * 100],
  "shop_details.codes_per_day": [defaultCodesPerDay],
  "shop_details.notifications_per_day": [defaultNotificationsPerDay],
  "page_revisions.page_revisions_length": [maxPageText],
  "shop_details.complaint_hours": [defaultComplaintHours],
  "shop_details.new_customer_orders": [defaultNewCustomerOrders],
  "shop_details.new_customer_pieces": [defaultNewCustomerPieces],
  "shop_details.shop_details_new_customer_orders": [maxNewCustomerOrders],
  "shop_details.shop_details_new_customer_pieces": [maxNewCustomerPieces],
  "shop_details.shop_details_complaint_hours": [maxComplaintHours],
  "shop_details.shop_details_codes": [maxCodesPerDay],
  "shop_details.shop_details_notifications": [maxNotificationsPerDay],
  "shop_details.shop_details_tolerance": [maxTolerance],
  "shop_details.weight_tolerance": [defaultTolerance],
  // A stock that nobody counts is more than few.
  "trigger products_note_change_when_few": [fewLeft + 1, 1000],
  "trigger products_touch_pages_when_few": [fewLeft + 1, 1000],
  "function keep_short_product": [fewLeft],
  "trigger products_keep_short": [fewLeft],
  "trigger products_keep_short_at_first": [fewLeft],
  // To the hundredth, as the column is wide.
  "products.rating": [2],
};

/** The words out of which a column takes one. */
const wordsInSql: Record<string, readonly string[]> = {
  "backups.backups_reason": backupReasons,
  "consents.consents_kind": consentKinds,
  "consents.consents_way": consentWays,
  "contact_messages.contact_messages_language": locales,
  "contact_messages.contact_messages_settled": ["done"] satisfies RequestStatus[],
  "contact_messages.contact_messages_status": requestStatuses,
  "custom_orders.custom_orders_language": locales,
  "custom_orders.custom_orders_settled": ["done"] satisfies RequestStatus[],
  "custom_orders.custom_orders_status": requestStatuses,
  "stop_answers.stop_answers_answer": stopAnswers,
  "email_receipts.email_receipts_status": emailStatuses,
  "notifications.notifications_channel": notificationChannels,
  "notifications.notifications_event": notificationEvents,
  "notifications.notifications_status": notificationStatuses,
  "offers.offers_applies_to": offerTargets,
  "offers.offers_from": ["order", "delivery"] satisfies OfferKind[],
  "offers.offers_kind": offerKinds,
  "offers.offers_limits_of_prices": ["price"] satisfies OfferKind[],
  "offers.offers_several": ["several", "several"] satisfies OfferKind[],
  "offers.offers_takes_off": ["delivery"] satisfies OfferKind[],
  "orders.orders_language": locales,
  "order_calls.order_calls_again": ["no_answer"] satisfies CallOutcome[],
  "order_calls.order_calls_outcome": callOutcomes,
  "order_edits.order_edits_about": editSubjects,
  "order_items.order_items_if_missing": ifMissing,
  "order_payment_parts.order_payment_parts_way": otherWays,
  "payment_receipts.payment_receipts_way": otherWays,
  "order_refunds.order_refunds_way": refundWays,
  "order_steps.order_steps_outcome": stepOutcomes,
  // A reason belongs to cancelling.
  "order_steps.order_steps_reason": ["cancelled" satisfies OrderStatus, ...cancelReasons],
  "orders.orders_fulfilment": fulfilments,
  "orders.orders_fulfilment_fits": [
    "cancelled",
    "placed",
    statusByProgress.placed,
    "delivered",
    statusByProgress.delivered,
    statusByProgress.packed,
  ],
  "orders.orders_if_missing": ifMissing,
  "orders.orders_payment": orders.paymentType.enumValues,
  "orders.orders_status": statuses,
  "page_revisions.page_revisions_page": staticPages,
  "picture_files.picture_files_format": pictureFiles.format.enumValues,
  "product_import_pictures.product_import_pictures_state": importPictureStates,
  "product_import_rows.product_import_rows_state": rowStates,
  "product_imports.product_imports_state": importStates,
  "products.products_net_unit": products.netUnit.enumValues,
  "products.products_weighed": ["g" satisfies (typeof products.netUnit.enumValues)[number]],
  "request_answers.request_answers_channel": answerChannels,
  "stock_movements.stock_movements_kind": movementKinds,
  "users.users_blocked": ["user"] satisfies Role[],
  "users.users_parts_of_staff": ["staff"] satisfies Role[],
  "users.users_role": roles,
  "webhook_deliveries.webhook_deliveries_status": deliveryStatuses,
  "webhooks.webhooks_paused_because": pauseReasons,
};

/** Everything in the database, beside its columns, that judges or computes: its name and its text. */
const judging = `
  select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'c' and connamespace in ('public'::regnamespace, 'identity'::regnamespace)
  union all
  select 'function ' || proname, prosrc from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  union all
  select 'trigger ' || tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select adrelid::regclass || '.' || attname, pg_get_expr(adbin, adrelid)
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  union all
  select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid)
  from pg_index join pg_class c on c.oid = indexrelid where relnamespace = 'public'::regnamespace`;

it("every number that stands in the database is a rule of the code, and the same", async () => {
  const found: Record<string, number[]> = {};
  for (const { name, text } of await shop.sql<{ name: string; text: string }>(judging)) {
    const bare = text.replace(/--.*/g, "").replace(/'[^']*'/g, "''");
    const numbers = [...bare.matchAll(/(?<![\w$.])\d+(?:\.\d+)?(?!\w)/g)]
      .map(Number)
      .filter((one) => one > 1);
    if (numbers.length > 0) found[name] = [...new Set(numbers)].toSorted((a, b) => a - b);
  }
  expect(found).toEqual(numbersInSql);
});

it("the words that a column of the database takes are those of the code", async () => {
  const found: Record<string, string[]> = {};
  for (const { name, text } of await shop.sql<{ name: string; text: string }>(judging)) {
    const words =
      name.includes(".") && text.startsWith("CHECK") ? text.match(/(?<=')[\w-]+(?='::text)/g) : null;
    if (words) found[name] = words;
  }
  expect(found).toEqual(wordsInSql);
});
