import { locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { JournalAction, JournalKind } from "../actions.ts";
import type { JournalLine } from "./contract.ts";
import { type FieldLabel, fieldLabels, plainText } from "./field-labels.ts";

type Value = JournalLine["after"][string];

export const kindLabels: Record<JournalKind, () => string> = {
  product: m.office_products,
  category: m.common_category,
  import: m.journal_kind_import,
  synonym: m.office_synonyms,
  search_term: m.journal_kind_search_term,
  offer: m.common_offers,
  slider: m.journal_kind_slider,
  advertisement: m.office_advertisements,
  banner: m.journal_kind_banner,
  page: m.journal_kind_page,
  notice: m.journal_kind_notice,
  order: m.common_orders,
  cart_link: m.shared_carts_title,
  custom_order: m.office_custom_orders,
  message: m.office_messages,
  review: m.office_reviews,
  user: m.office_customers,
  staff: m.office_staff,
  api_key: m.api_keys_title,
  webhook: m.webhooks_title,
  settings: m.journal_kind_settings,
  delivery: m.journal_kind_delivery,
  cash: m.journal_kind_cash,
};

export const actionLabels: Record<JournalAction, () => string> = {
  "product.created": m.journal_product_created,
  "product.changed": m.journal_product_changed,
  "product.archived": m.journal_product_archived,
  "product.restored": m.journal_product_restored,
  "product.stock_moved": m.journal_product_stock_moved,
  "product.exported": m.journal_product_exported,
  "category.created": m.journal_category_created,
  "category.changed": m.journal_category_changed,
  "category.moved": m.journal_category_moved,
  "category.removed": m.journal_category_removed,
  "import.started": m.journal_import_started,
  "import.paused": m.journal_import_paused,
  "import.undone": m.journal_import_undone,
  "synonym.created": m.journal_synonym_created,
  "synonym.changed": m.journal_synonym_changed,
  "synonym.removed": m.journal_synonym_removed,
  "search_term.ignored": m.journal_search_term_ignored,
  "search_term.restored": m.journal_search_term_restored,
  "search_term.pinned": m.journal_search_term_pinned,
  "search_term.unpinned": m.journal_search_term_unpinned,
  "offer.created": m.journal_offer_created,
  "offer.changed": m.journal_offer_changed,
  "offer.ended": m.journal_offer_ended,
  "offer.removed": m.journal_offer_removed,
  "offer.codes_created": m.journal_offer_codes_created,
  "offer.codes_exported": m.journal_offer_codes_exported,
  "slider.created": m.journal_slider_created,
  "slider.changed": m.journal_slider_changed,
  "slider.moved": m.journal_slider_moved,
  "slider.removed": m.journal_slider_removed,
  "advertisement.created": m.journal_advertisement_created,
  "advertisement.changed": m.journal_advertisement_changed,
  "advertisement.moved": m.journal_advertisement_moved,
  "advertisement.removed": m.journal_advertisement_removed,
  "page.changed": m.journal_page_changed,
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
  "order.notified_again": m.journal_order_notified_again,
  "order.called": m.journal_order_called,
  "order.cancelled_by_customer": m.journal_order_cancelled_by_customer,
  "order.delivery_changed": m.journal_order_delivery_changed,
  "order.changed_by_customer": m.journal_order_changed_by_customer,
  "order.joined": m.journal_order_joined,
  "order.slot_changed": m.journal_order_slot_changed,
  "order.place_changed": m.journal_order_place_changed,
  "order.contact_changed": m.journal_order_contact_changed,
  "order.exported": m.journal_order_exported,
  "order.rider_changed": m.journal_order_rider_changed,
  "order.address_pinned": m.journal_order_address_pinned,
  "order.answered_late": m.journal_order_answered_late,
  "cart_link.made": m.journal_cart_link_made,
  "custom_order.marked": m.journal_custom_order_marked,
  "custom_order.stepped": m.journal_custom_order_stepped,
  "custom_order.answered": m.journal_custom_order_answered,
  "custom_order.answer_resent": m.journal_custom_order_answer_resent,
  "custom_order.removed": m.journal_custom_order_removed,
  "custom_order.ordered": m.journal_custom_order_ordered,
  "message.marked": m.journal_message_marked,
  "message.stepped": m.journal_message_stepped,
  "message.answered": m.journal_message_answered,
  "message.answer_resent": m.journal_message_answer_resent,
  "message.removed": m.journal_message_removed,
  "review.replied": m.journal_review_replied,
  "review.hidden": m.journal_review_hidden,
  "review.restored": m.journal_review_restored,
  "user.exported": m.journal_user_exported,
  "user.blocked": m.journal_user_blocked,
  "user.unblocked": m.journal_user_unblocked,
  "user.noted": m.journal_user_noted,
  "user.data_exported": m.journal_user_data_exported,
  "user.marketing_noted": m.journal_user_marketing_noted,
  "user.number_changed": m.journal_user_number_changed,
  "staff.changed": m.journal_staff_changed,
  "settings.changed": m.journal_settings_changed,
  "settings.sms_changed": m.journal_settings_sms_changed,
  "settings.sending_changed": m.journal_settings_sending_changed,
  "delivery.created": m.journal_delivery_created,
  "delivery.changed": m.journal_delivery_changed,
  "delivery.removed": m.journal_delivery_removed,
  "delivery.day_changed": m.journal_delivery_day_changed,
  "settings.email_changed": m.journal_settings_email_changed,
  "staff.second_factor_on": m.journal_second_factor_on,
  "staff.second_factor_off": m.journal_second_factor_off,
  "staff.recovery_code_used": m.journal_recovery_code_used,
  "api_key.created": m.journal_api_key_created,
  "api_key.revoked": m.journal_api_key_revoked,
  "webhook.created": m.journal_webhook_created,
  "webhook.changed": m.journal_webhook_changed,
  "webhook.rotated": m.journal_webhook_rotated,
  "webhook.paused": m.journal_webhook_paused,
  "webhook.resumed": m.journal_webhook_resumed,
  "webhook.replayed": m.journal_webhook_replayed,
  "webhook.removed": m.journal_webhook_removed,
  "settings.demo_removed": m.journal_settings_demo_removed,
  "settings.backups_changed": m.journal_settings_backups_changed,
  "settings.backup_started": m.journal_settings_backup_started,
  "order.refunded": m.journal_order_refunded,
  "order.refund_taken_back": m.journal_order_refund_taken_back,
  "order.payment_changed": m.journal_order_payment_changed,
  "cash.handed_in": m.journal_cash_handed_in,
  "cash.corrected": m.journal_cash_corrected,
  "cash.way_confirmed": m.journal_cash_way_confirmed,
};

export type FieldLabels = Record<string, FieldLabel>;
export type FieldChange = { label: string; before: string | undefined; after: string | undefined };

/** The changed fields of a line as text. `labels` name special fields; unknown fields are shown as stored. */
export function toChanges(
  { before, after }: Pick<JournalLine, "before" | "after">,
  labels: FieldLabels = {},
): FieldChange[] {
  const allLabels: FieldLabels = { ...fieldLabels, ...labels };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const isForReader = (name: string) => (allLabels[name]?.language ?? locale()) === locale();
  return names.filter(isForReader).map((name) => {
    const label = allLabels[name]?.label() ?? name;
    const toText = allLabels[name]?.toText ?? plainText;
    const valueText = (value: Value | undefined) => (value === undefined ? undefined : toText(value));
    return { label, before: valueText(before[name]), after: valueText(after[name]) };
  });
}

/** The English URL of a line's subject in the back office; undefined if it has no page, or was deleted. */
export function findUrl({
  action,
  kind,
  subject,
}: Pick<JournalLine, "action" | "kind" | "subject">): string | undefined {
  const name = encodeURIComponent(subject.name);
  const urls: Partial<Record<JournalKind, string | undefined>> = {
    product: `/admin/products/${subject.id}`,
    category: "/admin/categories",
    import: `/admin/import/${subject.id}`,
    synonym: `/admin/search?view=synonyms&search=${name}`,
    search_term: "/admin/search",
    offer: action === "offer.removed" ? undefined : `/admin/offers/${subject.id}`,
    slider: "/admin/content",
    advertisement: "/admin/content?kind=advertisements",
    banner: "/admin/content?kind=banners",
    notice: "/admin/content?kind=notices",
    page: `/admin/pages?page=${subject.id}`,
    order: `/admin/orders?search=${name}&order=${subject.id}`,
    custom_order: `/admin/custom-orders?search=${name}`,
    message: `/admin/messages?search=${name}`,
    review: "/admin/reviews",
    user: `/admin/users?search=${name}`,
    staff: "/admin/staff",
    api_key: "/admin/api-keys",
    webhook: "/admin/webhooks",
    settings: "/admin/settings",
    delivery: "/admin/delivery",
  };
  return urls[kind];
}
