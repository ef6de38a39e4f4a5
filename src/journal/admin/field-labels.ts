import { tintName } from "#src/kit/entries/tint-name.ts";
import { dayAndTime } from "#src/language/dates/dates.ts";
import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber, formatTaka } from "#src/language/numbers/numbers.ts";
import type { JournalValue } from "../actions.ts";

export const amountText = (value: JournalValue) =>
  typeof value === "number" ? formatTaka(value) : plainText(value);
const momentText = (value: JournalValue) =>
  typeof value === "string" ? dayAndTime(value) : plainText(value);

/** A value as a list: of one item, or empty for null. */
const toList = (value: JournalValue) => [value ?? []].flat();

/** Formats one or several choices by their labels; a choice without a label is shown as stored. */
export const choiceText = (labels: Record<string, () => string>) => (value: JournalValue) =>
  toList(value)
    .map((name) => labels[String(name)]?.() ?? String(name))
    .join(", ") || m.office_none();

/** A line shows at most this many names of a list, and the number of the others. */
const maxNamed = 10;
function firstFewText(value: JournalValue): string {
  const names = toList(value);
  const hiddenCount = names.length - maxNamed;
  const named = names.slice(0, maxNamed).join(", ") || m.office_none();
  return hiddenCount > 0 ? m.journal_and_more({ named, count: formatNumber(hiddenCount) }) : named;
}

const wayLabels: Record<string, () => string> = {
  cash: m.refund_way_cash,
  bkash: m.refund_way_bkash,
  nagad: m.refund_way_nagad,
  card: m.refund_way_card,
  bank: m.refund_way_bank,
  other: m.refund_way_other,
};

/** Payments as `otherPartText` writes them: "bkash 400 9AB7XY". */
function paymentsText(value: JournalValue): string {
  const parts = toList(value).map((text) => {
    const [way = "", paid, ...reference] = String(text).split(" ");
    return `${wayLabels[way]?.() ?? way} ${formatTaka(Number(paid))} (${reference.join(" ")})`;
  });
  return parts.join(", ") || m.office_none();
}

const limitText = (value: JournalValue) => (value === null ? m.offers_no_limit() : plainText(value));

export type FieldLabel = {
  label: () => string;
  /** Formats a value; `plainText` by default. */
  toText?: (value: JournalValue) => string;
  /** Shown only in this language, because it is in the other one, too. */
  language?: Locale;
};

/** Labels of fields and formats of their values. `record` accepts only these fields. */
export const fieldLabels = {
  movement: {
    label: m.journal_field_movement,
    toText: choiceText({
      received: m.stock_received,
      counted: m.stock_counted,
      lost: m.stock_lost,
      undone: m.stock_undone,
    }),
  },
  category: { label: m.common_category },
  name_en: { label: m.admin_product_name_en },
  name_bn: { label: m.admin_product_name_bn },
  pictures: {
    label: m.common_pictures,
    toText: (value) => m.journal_pictures({ count: formatNumber(toList(value).length) }),
  },
  alt_en: { label: m.picture_alt_en },
  alt_bn: { label: m.picture_alt_bn },
  related: { label: m.journal_field_related },
  product: { label: m.office_product },
  image: {
    label: m.office_picture,
    // A picture's URL is meaningless to a reader.
    toText: (value) => (value ? m.journal_picture() : m.office_none()),
  },
  status: {
    label: m.office_status,
    toText: choiceText({
      pending: m.orders_pending,
      processing: m.orders_processing,
      completed: m.orders_completed,
      cancelled: m.orders_cancelled,
      new: m.common_new,
      in_hand: m.inbox_in_hand,
      answered: m.inbox_answered,
      done: m.office_done,
    }),
  },
  fulfilment: {
    label: m.journal_field_fulfilment,
    toText: choiceText({
      placed: m.order_progress_placed,
      confirmed: m.order_progress_confirmed,
      packed: m.order_progress_packed,
      on_the_way: m.order_progress_on_the_way,
      not_delivered: m.order_progress_not_delivered,
      delivered: m.order_progress_delivered,
    }),
  },
  call: {
    label: m.journal_field_call,
    toText: choiceText({
      confirmed: m.calls_confirmed,
      no_answer: m.calls_no_answer,
      refused: m.calls_refused,
      changed: m.calls_changed_on_phone,
    }),
  },
  called_until: { label: m.calls_rule },
  call_again_above: { label: m.calls_again_above, toText: amountText },
  outcome: {
    label: m.journal_field_outcome,
    toText: choiceText({ nobody_there: m.order_progress_nobody_there, partly: m.order_progress_partly }),
  },
  assignee: { label: m.inbox_assignee },
  channel: {
    label: m.inbox_channel,
    toText: choiceText({
      email: m.inbox_by_email,
      phone: m.inbox_by_phone,
      sms: m.office_sms,
      shop: m.notification_shop,
    }),
  },
  event: {
    label: m.journal_field_event,
    toText: choiceText({
      placed: m.notification_placed,
      confirmed: m.notification_confirmed,
      on_the_way: m.notification_on_the_way,
      not_delivered: m.notification_not_delivered,
      delivered: m.notification_delivered,
      cancelled: m.notification_cancelled,
      changed: m.notification_changed,
    }),
  },
  done: { label: m.office_done },
  file: { label: m.journal_field_file },
  marketing: { label: m.journal_field_marketing },
  phone: { label: m.office_phone },
  email: { label: m.common_email },
  minimum: { label: m.office_minimum_order, toText: amountText },
  delivery_fee: { label: m.journal_field_delivery_fee, toText: amountText },
  free_from: { label: m.journal_field_free_from, toText: amountText },
  brings_perishables: { label: m.journal_field_brings_perishables },
  delivery_places: { label: m.journal_field_delivery_places },
  delivery_slots: { label: m.office_slots },
  capacity: { label: m.journal_field_capacity },
  closed: { label: m.journal_field_closed },
  delivery_day: { label: m.journal_field_delivery_day },
  is_sent: { label: m.settings_sms_sent },
  backup_hour: {
    label: m.system_plan_hour,
    toText: (hour) => (hour === null ? m.system_plan_never() : plainText(hour)),
  },
  backups_kept: { label: m.system_plan_days },
  backup_weeks: { label: m.system_plan_weeks },
  backup_months: { label: m.system_plan_months },
  second_factor: { label: m.factor_demand_title },
  orders: { label: m.common_orders },
  customers: { label: m.office_users },
  words: { label: m.synonym_words },
  kinds: { label: m.synonym_kinds },
  products: { label: m.office_products },
  subject: { label: m.common_subject },
  body: { label: m.settings_body },
  title_en: { label: m.content_title_en },
  title_bn: { label: m.content_title_bn },
  text_en: { label: m.content_text_en },
  text_bn: { label: m.content_text_bn },
  button_en: { label: m.content_button_en },
  button_bn: { label: m.content_button_bn },
  link: { label: m.content_link },
  tint: { label: m.entry_tint, toText: (value) => tintName(String(value ?? "")) },
  is_active: { label: m.entry_is_active },
  required_fields: { label: m.category_required_fields },
  visible_from: { label: m.entry_from, toText: momentText },
  visible_until: { label: m.entry_until, toText: momentText },
  offer_kind: {
    label: m.offers_section_kind,
    toText: choiceText({
      price: m.offers_kind_price,
      several: m.offers_kind_several,
      order: m.offers_kind_order,
      delivery: m.offers_kind_delivery,
    }),
  },
  offer_percent: { label: m.offers_percent },
  offer_amount: { label: m.offers_amount_any, toText: amountText },
  offer_cheapest_free: { label: m.offers_cheapest_free },
  offer_pieces: { label: m.offers_pieces_of_group },
  offer_from: { label: m.offers_from, toText: amountText },
  offer_target: {
    label: m.offers_target,
    toText: choiceText({
      all: m.offers_target_any,
      categories: m.common_categories,
      products: m.office_products,
      areas: m.offers_areas,
    }),
  },
  offer_categories: { label: m.common_categories },
  offer_products: { label: m.office_products, toText: firstFewText },
  offer_areas: { label: m.offers_areas, toText: firstFewText },
  offer_needs_code: { label: m.offers_needs_code },
  offer_code: { label: m.offers_code },
  offer_codes: { label: m.offers_codes },
  offer_max_uses: { label: m.offers_max_uses, toText: limitText },
  offer_max_uses_per_customer: { label: m.offers_max_uses_per_customer, toText: limitText },
  offer_max_uses_per_mobile: { label: m.offers_max_uses_per_mobile, toText: limitText },
  offer_first_order_only: { label: m.offers_first_order_only },
  starts_at: { label: m.offers_starts, toText: momentText },
  ends_at: {
    label: m.offers_ends,
    toText: (value) => (value === null ? m.offers_no_end() : momentText(value)),
  },
  place: { label: m.journal_field_place },
  parent: { label: m.category_parent },
  reply: { label: m.journal_field_reply },
  reason: {
    label: m.journal_field_reason,
    toText: choiceText({
      customer_asked: m.admin_order_reason_customer_asked,
      not_reached: m.admin_order_reason_not_reached,
      out_of_stock: m.admin_order_reason_out_of_stock,
      not_served: m.admin_order_reason_not_served,
      refused: m.admin_order_reason_refused,
      other: m.admin_order_reason_other,
    }),
  },
  note: { label: m.journal_field_note },
  order: { label: m.common_orders },
  total: { label: m.common_total, toText: amountText },
  rider: { label: m.office_rider },
  cash: { label: m.journal_field_cash, toText: amountText },
  paid_otherwise: { label: m.journal_field_paid_otherwise, toText: paymentsText },
  received: { label: m.ways_received, toText: amountText },
  cash_expected: { label: m.journal_field_cash_expected, toText: amountText },
  cash_day: { label: m.office_day },
  stop_answer: {
    label: m.journal_field_stop_answer,
    toText: choiceText({
      delivered: m.round_delivered,
      partly: m.round_partly,
      refused: m.round_refused,
      nobody_there: m.round_nobody_there,
    }),
  },
  discount: { label: m.order_discount, toText: amountText },
  discount_reason: { label: m.order_discount_reason },
  exception: { label: m.phone_order_exception_reason },
  refund: { label: m.refund_title, toText: amountText },
  refund_way: {
    label: m.refund_way,
    toText: choiceText(wayLabels),
  },
  refund_reference: { label: m.refund_reference },
  lines: { label: m.office_products },
  lines_en: { label: m.office_products, language: "en" },
  lines_bn: { label: m.office_products, language: "bn" },
  scopes: { label: m.journal_field_scopes },
  types: {
    label: m.journal_field_types,
    toText: (value) => toList(value).join(", ") || m.webhook_types_all(),
  },
  per_minute: { label: m.api_key_per_minute },
  name: { label: m.common_name },
  url: { label: m.webhook_url },
  role: {
    label: m.journal_field_role,
    toText: choiceText({ user: m.office_customer, staff: m.office_staff, admin: m.role_admin }),
  },
  parts: {
    label: m.journal_field_parts,
    toText: choiceText({
      orders: m.common_orders,
      catalogue: m.office_products,
      offers: m.common_offers,
      content: m.part_content,
      customers: m.office_customers,
      delivery: m.part_delivery,
    }),
  },
} satisfies Record<string, FieldLabel>;

export type JournalField = keyof typeof fieldLabels;

export function plainText(value: JournalValue): string {
  if (value === null || value === "") return m.office_none();
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  if (typeof value === "number") return formatNumber(value);
  return toList(value).join(", ") || m.office_none();
}
