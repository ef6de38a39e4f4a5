import type { Locale } from "../../language/locale.ts";
import { m } from "../../language/messages.ts";
import type { NotificationEvent } from "../../notifications/rules.ts";

/** What stands in braces in the texts, as it is written there. */
export const marks = {
  ...{ shop: "{shop}", number: "{number}", total: "{total}", phone: "{phone}", name: "{name}" },
  rider: "{rider}",
};

const emails = {
  placed: [m.order_mail_placed_subject, m.order_mail_placed_text, m.order_mail_placed_next],
  confirmed: [m.order_mail_confirmed_subject, m.order_mail_confirmed_text, m.order_mail_confirmed_next],
  on_the_way: [m.order_mail_on_the_way_subject, m.order_mail_on_the_way_text, m.order_mail_on_the_way_next],
  delivered: [m.order_mail_delivered_subject, m.order_mail_delivered_text, m.order_mail_delivered_next],
  cancelled: [m.order_mail_cancelled_subject, m.order_mail_cancelled_text, m.order_mail_cancelled_next],
  changed: [m.order_mail_changed_subject, m.order_mail_changed_text, m.order_mail_changed_next],
} as const satisfies Record<NotificationEvent, readonly ((...all: never[]) => string)[]>;

const sms = {
  placed: m.order_sms_placed,
  confirmed: m.order_sms_confirmed,
  on_the_way: m.order_sms_on_the_way,
  delivered: m.order_sms_delivered,
  cancelled: m.order_sms_cancelled,
  changed: m.order_sms_changed,
} as const satisfies Record<NotificationEvent, unknown>;

/** The shop's own words for the e-mail about an event, where the admin has said no others. */
export function ownEmailText(event: NotificationEvent, language: Locale): { subject: string; body: string } {
  const [subject, text, next] = emails[event].map((say) => say(marks, { locale: language }));
  const details = hasDetails(event) ? ["{details}"] : [];
  const body = ["{greeting}", text, ...details, "{order}", next, "{link}", "{shop}"];
  return { subject: subject ?? "", body: body.join("\n\n") };
}

/** The same for its SMS. */
export const ownSmsText = (event: NotificationEvent, language: Locale): string =>
  sms[event](marks, { locale: language });

/** The names that may stand in braces in the e-mail about an event, and in an SMS. */
export const emailMarks = (event: NotificationEvent): string[] => [
  ...["greeting", "shop", "number", "total", "phone", "order", "link"],
  ...(hasDetails(event) ? ["details"] : []),
  ...riderMark(event),
];
export const smsMarks = (event: NotificationEvent): string[] => [
  ...["shop", "number", "total", "phone"],
  ...riderMark(event),
];

/** Who brings it has a name only on the way. */
const riderMark = (event: NotificationEvent) => (event === "on_the_way" ? ["rider"] : []);

/** Whether there is something to say beside that it happened: why it was cancelled, what was changed. */
const hasDetails = (event: NotificationEvent) => event === "cancelled" || event === "changed";
