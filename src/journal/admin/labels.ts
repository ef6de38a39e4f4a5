import { dayAndTime } from "../../language/dates/dates.ts";
import { type Locale, locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import { number, taka } from "../../language/numbers.ts";
import type { JournalAction, JournalKind } from "../actions.ts";
import type { JournalLine } from "./contract.ts";

type Value = JournalLine["after"][string];

export const kindLabels: Record<JournalKind, () => string> = {
  product: m.journal_kind_product,
  import: m.journal_kind_import,
  slider: m.journal_kind_slider,
  advertisement: m.journal_kind_advertisement,
  banner: m.journal_kind_banner,
  notice: m.journal_kind_notice,
  order: m.journal_kind_order,
  custom_order: m.journal_kind_custom_order,
  message: m.journal_kind_message,
  review: m.journal_kind_review,
  user: m.journal_kind_user,
  staff: m.journal_kind_staff,
  settings: m.journal_kind_settings,
};

export const actionLabels: Record<JournalAction, () => string> = {
  "product.created": m.journal_product_created,
  "product.changed": m.journal_product_changed,
  "product.stock_moved": m.journal_product_stock_moved,
  "product.exported": m.journal_product_exported,
  "import.started": m.journal_import_started,
  "import.undone": m.journal_import_undone,
  "slider.created": m.journal_slider_created,
  "slider.changed": m.journal_slider_changed,
  "slider.moved": m.journal_slider_moved,
  "slider.removed": m.journal_slider_removed,
  "advertisement.created": m.journal_advertisement_created,
  "advertisement.changed": m.journal_advertisement_changed,
  "advertisement.moved": m.journal_advertisement_moved,
  "advertisement.removed": m.journal_advertisement_removed,
  "banner.created": m.journal_banner_created,
  "banner.changed": m.journal_banner_changed,
  "banner.moved": m.journal_banner_moved,
  "banner.removed": m.journal_banner_removed,
  "notice.created": m.journal_notice_created,
  "notice.changed": m.journal_notice_changed,
  "notice.moved": m.journal_notice_moved,
  "notice.removed": m.journal_notice_removed,
  "order.stepped": m.journal_order_stepped,
  "order.edited": m.journal_order_edited,
  "order.taken": m.journal_order_taken,
  "custom_order.marked": m.journal_custom_order_marked,
  "custom_order.ordered": m.journal_custom_order_ordered,
  "message.marked": m.journal_message_marked,
  "review.replied": m.journal_review_replied,
  "review.hidden": m.journal_review_hidden,
  "review.restored": m.journal_review_restored,
  "user.blocked": m.journal_user_blocked,
  "user.unblocked": m.journal_user_unblocked,
  "user.noted": m.journal_user_noted,
  "staff.changed": m.journal_staff_changed,
  "settings.changed": m.journal_settings_changed,
  "settings.email_changed": m.journal_settings_email_changed,
  "staff.second_factor_on": m.journal_second_factor_on,
  "staff.second_factor_off": m.journal_second_factor_off,
  "staff.recovery_code_used": m.journal_recovery_code_used,
  "settings.demo_removed": m.journal_settings_demo_removed,
};

const amount = (value: Value) => (typeof value === "number" ? taka(value) : plain(value));
const moment = (value: Value) => (typeof value === "string" ? dayAndTime(value) : plain(value));
const oneOf = (labels: Record<string, () => string>) => (value: Value) =>
  [value ?? []]
    .flat()
    .map((name) => labels[String(name)]?.() ?? String(name))
    .join(", ") || m.journal_none();

type FieldLabel = {
  label: () => string;
  say?: (value: Value) => string;
  /** Shown to readers of this language only: it stands there in the other one, too. */
  language?: Locale;
};

/** What a field is called, and how its values are said; a field that is not named here is shown as it is stored. */
const fields: Record<string, FieldLabel> = {
  price: { label: m.journal_field_price, say: amount },
  originalPrice: { label: m.journal_field_originalPrice, say: amount },
  stock: { label: m.journal_field_stock },
  movement: {
    label: m.journal_field_movement,
    say: oneOf({
      received: m.stock_received,
      counted: m.stock_counted,
      lost: m.stock_lost,
      undone: m.stock_undone,
    }),
  },
  sku: { label: m.journal_field_sku },
  category: { label: m.journal_field_category },
  name_en: { label: m.admin_product_name_en },
  name_bn: { label: m.admin_product_name_bn },
  weight_en: { label: m.admin_product_weight_en },
  weight_bn: { label: m.admin_product_weight_bn },
  description_en: { label: m.admin_product_description_en },
  description_bn: { label: m.admin_product_description_bn },
  nutrition_en: { label: m.admin_product_nutrition_en },
  nutrition_bn: { label: m.admin_product_nutrition_bn },
  net_amount: { label: m.admin_product_net_amount },
  net_unit: {
    label: m.admin_product_net_unit,
    say: oneOf({ g: m.admin_product_net_g, ml: m.admin_product_net_ml, pc: m.admin_product_net_pc }),
  },
  pictures: {
    label: m.journal_field_pictures,
    say: (value) => m.journal_pictures({ count: number([value ?? []].flat().length) }),
  },
  alt_en: { label: m.picture_alt_en },
  alt_bn: { label: m.picture_alt_bn },
  related: { label: m.journal_field_related },
  image: {
    label: m.journal_field_image,
    // Its address says nothing to a reader.
    say: (value) => (value ? m.journal_picture() : m.journal_none()),
  },
  is_featured: { label: m.journal_field_is_featured, say: (value) => plain(value === 1) },
  is_new_arrival: { label: m.journal_field_is_new_arrival, say: (value) => plain(value === 1) },
  is_top_selling: { label: m.journal_field_is_top_selling, say: (value) => plain(value === 1) },
  status: {
    label: m.journal_field_status,
    say: oneOf({
      pending: m.orders_pending,
      processing: m.orders_processing,
      completed: m.orders_completed,
      cancelled: m.orders_cancelled,
    }),
  },
  done: { label: m.journal_field_done },
  address_en: { label: m.settings_address_en },
  address_bn: { label: m.settings_address_bn },
  phone: { label: m.settings_phone },
  second_phone: { label: m.settings_second_phone },
  email: { label: m.settings_email },
  dbid: { label: m.settings_dbid },
  hours_en: { label: m.settings_hours_en },
  hours_bn: { label: m.settings_hours_bn },
  minimum: { label: m.settings_minimum, say: amount },
  closed_from: { label: m.settings_closed_from },
  back_on: { label: m.settings_back_on },
  takes_orders: { label: m.settings_takes_orders },
  products: { label: m.office_products },
  subject: { label: m.settings_subject },
  body: { label: m.settings_body },
  title_en: { label: m.content_title_en },
  title_bn: { label: m.content_title_bn },
  text_en: { label: m.content_text_en },
  text_bn: { label: m.content_text_bn },
  button_en: { label: m.content_button_en },
  button_bn: { label: m.content_button_bn },
  link: { label: m.content_link },
  tint: { label: m.content_tint },
  is_active: { label: m.content_is_active },
  visible_from: { label: m.content_from, say: moment },
  visible_until: { label: m.content_until, say: moment },
  place: { label: m.journal_field_place },
  reply: { label: m.journal_field_reply },
  reason: {
    label: m.journal_field_reason,
    say: oneOf({
      customer_asked: m.admin_order_reason_customer_asked,
      not_reached: m.admin_order_reason_not_reached,
      out_of_stock: m.admin_order_reason_out_of_stock,
      not_served: m.admin_order_reason_not_served,
      other: m.admin_order_reason_other,
    }),
  },
  note: { label: m.journal_field_note },
  order: { label: m.journal_kind_order },
  total: { label: m.journal_field_total, say: amount },
  lines_en: { label: m.journal_field_lines, language: "en" },
  lines_bn: { label: m.journal_field_lines, language: "bn" },
  role: {
    label: m.journal_field_role,
    say: oneOf({ user: m.role_user, staff: m.role_staff, admin: m.role_admin }),
  },
  parts: {
    label: m.journal_field_parts,
    say: oneOf({
      orders: m.part_orders,
      catalogue: m.part_catalogue,
      content: m.part_content,
      customers: m.part_customers,
    }),
  },
};

function plain(value: Value): string {
  if (value === null || value === "") return m.journal_none();
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  return typeof value === "number" ? number(value) : [value].flat().join(", ") || m.journal_none();
}

const forReader = (name: string) => (fields[name]?.language ?? locale()) === locale();

export type FieldChange = { label: string; before: string | undefined; after: string | undefined };

/** The changed fields of a line in words; `before` or `after` is missing where there was none. */
export function changesOf({ before, after }: Pick<JournalLine, "before" | "after">): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.filter(forReader).map((name) => {
    const { label = () => name, say = plain } = fields[name] ?? {};
    const said = (value: Value | undefined) => (value === undefined ? undefined : say(value));
    return { label: label(), before: said(before[name]), after: said(after[name]) };
  });
}

/** Where the thing of a line is managed: an English address; undefined where it has no page. */
export function addressOf({ kind, subject }: Pick<JournalLine, "kind" | "subject">): string | undefined {
  const name = encodeURIComponent(subject.name);
  const addresses: Partial<Record<JournalKind, string>> = {
    product: `/admin/products/${subject.id}`,
    import: `/admin/import/${subject.id}`,
    slider: "/admin/content",
    advertisement: "/admin/content?kind=advertisements",
    banner: "/admin/content?kind=banners",
    notice: "/admin/content?kind=notices",
    order: `/admin/orders?search=${name}&order=${subject.id}`,
    custom_order: "/admin/custom-orders",
    message: "/admin/messages",
    review: "/admin/reviews",
    user: `/admin/users?search=${name}`,
    staff: "/admin/staff",
    settings: "/admin/settings",
  };
  return addresses[kind];
}
