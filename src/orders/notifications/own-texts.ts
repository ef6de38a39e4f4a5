import type { Locale } from "#src/language/locale.ts";
import { m } from "#src/language/messages.ts";
import type { NotificationEvent } from "#src/notifications/rules.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";

/** The placeholders of the texts. */
export const placeholders = {
  shop: "{shop}",
  number: "{number}",
  total: "{total}",
  phone: "{phone}",
  name: "{name}",
  rider: "{rider}",
  link: "{link}",
};

/** Subject, text above the order, and what comes next, below it. */
const emailTexts = {
  placed: [m.order_mail_placed_subject, m.order_mail_placed_text, m.order_mail_placed_next],
  confirmed: [m.order_mail_confirmed_subject, m.order_mail_confirmed_text, m.order_mail_confirmed_next],
  on_the_way: [m.order_mail_on_the_way_subject, m.order_mail_on_the_way_text, m.order_mail_on_the_way_next],
  not_delivered: [
    m.order_mail_not_delivered_subject,
    m.order_mail_not_delivered_text,
    m.order_mail_not_delivered_next,
  ],
  delivered: [m.order_mail_delivered_subject, m.order_mail_delivered_text, m.order_mail_delivered_next],
  cancelled: [m.order_mail_cancelled_subject, m.order_mail_cancelled_text, m.order_mail_cancelled_next],
  changed: [m.order_mail_changed_subject, m.order_mail_changed_text, m.order_mail_changed_next],
} as const satisfies Record<NotificationEvent, readonly ((...all: never[]) => string)[]>;

const smsTexts = {
  placed: m.order_sms_placed,
  confirmed: m.order_sms_confirmed,
  on_the_way: m.order_sms_on_the_way,
  not_delivered: m.order_sms_not_delivered,
  delivered: m.order_sms_delivered,
  cancelled: m.order_sms_cancelled,
  changed: m.order_sms_changed,
} as const satisfies Record<NotificationEvent, unknown>;

const smsCallTexts: Partial<Record<NotificationEvent, typeof m.order_sms_changed_call>> = {
  on_the_way: m.order_sms_on_the_way_call,
  delivered: m.order_sms_delivered_call,
  cancelled: m.order_sms_cancelled_call,
  changed: m.order_sms_changed_call,
};

type WithPhone = Pick<ShopDetails, "phone">;

/** The default e-mail about an event, unless the admin has changed it. */
export function defaultEmailText(
  event: NotificationEvent,
  language: Locale,
  { phone }: WithPhone,
): { subject: string; body: string } {
  const options = { locale: language };
  const call = phone ? m.call_us(placeholders, options) : m.order_mail_answer({}, options);
  const [subject, text, next] = emailTexts[event].map((composeText) =>
    composeText({ ...placeholders, call }, options),
  );
  const details = hasDetails(event) ? ["{details}"] : [];
  const body = ["{greeting}", text, ...details, "{order}", next, "{link}", "{shop}"];
  return { subject: subject ?? "", body: body.join("\n\n") };
}

export function defaultSmsText(event: NotificationEvent, language: Locale, { phone }: WithPhone): string {
  const options = { locale: language };
  const call = phone && smsCallTexts[event]?.(placeholders, options);
  return [smsTexts[event](placeholders, options), call].filter(Boolean).join(" ");
}

/** The placeholders allowed in the e-mail about an event. */
export const emailPlaceholders = (event: NotificationEvent): string[] => [
  "greeting",
  "shop",
  "number",
  "total",
  "phone",
  "order",
  "link",
  ...(hasDetails(event) ? ["details"] : []),
  ...riderPlaceholders(event),
];

export const smsPlaceholders = (event: NotificationEvent): string[] => [
  "shop",
  "number",
  "total",
  "phone",
  ...riderPlaceholders(event),
  ...(event === "not_delivered" ? ["link"] : []),
];

/** The rider is named only once the order is on the way. */
const riderPlaceholders = (event: NotificationEvent) => (event === "on_the_way" ? ["rider"] : []);

const hasDetails = (event: NotificationEvent) => event === "cancelled" || event === "changed";
