import { z } from "zod";
import { amount, emailAddress, line, paragraphs, wholeNumber } from "#src/api/schemas.ts";
import { parseMessengerPage, parseWhatsappNumber } from "#src/language/contact/chat.ts";
import { isPlausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { notificationEvents } from "#src/notifications/rules.ts";
import {
  maxBody,
  maxCodesPerDay,
  maxComplaintHours,
  maxDbid,
  maxHours,
  maxMessenger,
  maxMinimum,
  maxNewCustomerOrders,
  maxNewCustomerPieces,
  maxNotificationsPerDay,
  maxPhone,
  maxShopAddress,
  maxShopName,
  maxSms,
  maxSubject,
  maxTolerance,
} from "../rules.ts";

const shopName = line(maxShopName, () => m.settings_name_missing());
const shopAddress = line(maxShopAddress, () => m.settings_address_missing());
const noPhone = () => m.settings_phone_invalid();

/** "" for none. */
const chatField = (max: number, read: (typed: string) => string | undefined, error: () => string) =>
  line(max)
    .refine((typed) => typed === "" || read(typed) !== undefined, { error })
    .transform((typed) => read(typed) ?? "");

const detailFields = z.object({
  name_en: shopName,
  name_bn: shopName,
  address_en: shopAddress,
  address_bn: shopAddress,
  phone: line(maxPhone, noPhone).refine(isPlausiblePhone, { error: noPhone }),
  second_phone: line(maxPhone).refine((typed) => typed === "" || isPlausiblePhone(typed), { error: noPhone }),
  email: emailAddress(
    () => m.settings_email_invalid(),
    () => m.settings_email_invalid(),
  ),
  whatsapp: chatField(maxPhone, parseWhatsappNumber, () => m.settings_whatsapp_invalid()),
  messenger: chatField(maxMessenger, parseMessengerPage, () => m.settings_messenger_invalid()),
  dbid: line(maxDbid),
  hours_en: line(maxHours),
  hours_bn: line(maxHours),
  minimum: wholeNumber(0, maxMinimum),
  weight_tolerance: wholeNumber(0, maxTolerance),
  closed_from: z.iso.date({ error: () => m.settings_day_invalid() }).nullable(),
  back_on: z.iso.date({ error: () => m.settings_day_invalid() }).nullable(),
  takes_orders: z.boolean(),
  mails_orders: z.boolean(),
  proves_phone: z.boolean(),
  codes_per_day: wholeNumber(1, maxCodesPerDay),
  notifications_per_day: wholeNumber(1, maxNotificationsPerDay),
  new_customer_orders: wholeNumber(1, maxNewCustomerOrders),
  new_customer_pieces: wholeNumber(1, maxNewCustomerPieces),
  complaint_hours: wholeNumber(1, maxComplaintHours),
});

type Days = { closed_from?: string | null | undefined; back_on?: string | null | undefined };

function checkDays({ value: { closed_from = null, back_on = null }, issues }: z.core.ParsePayload<Days>) {
  const refuse = (path: keyof Days, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: null });
  if ((closed_from === null) !== (back_on === null))
    refuse(closed_from === null ? "closed_from" : "back_on", m.settings_both_days());
  if (closed_from !== null && back_on !== null && closed_from >= back_on)
    refuse("back_on", m.settings_back_before());
}

const version = z.int().positive();

/** Missing fields are unchanged; the two days must be given together. */
export const settingsChange = z.strictObject({ ...detailFields.partial().shape, version }).check(checkDays);

/** The effective settings. */
export const settings = z.object({
  name_en: z.string(),
  name_bn: z.string(),
  address_en: z.string(),
  address_bn: z.string(),
  phone: z.string(),
  second_phone: z.string(),
  email: z.string(),
  whatsapp: z.string(),
  messenger: z.string(),
  dbid: z.string(),
  hours_en: z.string(),
  hours_bn: z.string(),
  minimum: z.number(),
  weight_tolerance: z.int(),
  closed_from: z.string().nullable(),
  back_on: z.string().nullable(),
  takes_orders: z.boolean(),
  mails_orders: z.boolean(),
  proves_phone: z.boolean(),
  codes_per_day: z.int(),
  notifications_per_day: z.int(),
  new_customer_orders: z.int(),
  new_customer_pieces: z.int(),
  complaint_hours: z.int(),
  version: z.int(),
});

/** `reset`, or an event of an order. */
const emailName = z.enum(["reset", ...notificationEvents.map((event) => `order_${event}` as const)]);
const language = z.enum(["en", "bn"]);

export const emailTextOf = z.object({
  email: emailName,
  language,
  subject: z.string(),
  body: z.string(),
  /** The default. */
  own: z.object({ subject: z.string(), body: z.string() }),
  /** Placeholders, each with an example. */
  values: z.record(z.string(), z.string()),
  version: z.int(),
});

export const smsTextOf = z.object({
  event: z.enum(notificationEvents),
  language,
  body: z.string(),
  is_sent: z.boolean(),
  /** The default. */
  own: z.string(),
  /** Placeholders, each with an example. */
  values: z.record(z.string(), z.string()),
  version: z.int(),
});

export const settingsAnswer = z.object({
  data: z.object({
    details: settings,
    fixed: z.partialRecord(detailFields.keyof(), z.string()),
    emails: z.array(emailTextOf),
    sms: z.array(smsTextOf),
    has_gateway: z.boolean(),
  }),
});

const emailText = {
  email: emailName,
  language,
  subject: line(maxSubject),
  body: paragraphs(maxBody),
};
/** Empty for the default. `version` is 0 if nothing is stored. */
export const emailTextChange = z.strictObject({ ...emailText, version: z.int().min(0) });
/** An empty body for the default. `version` is 0 if nothing is stored. */
export const smsTextChange = z.strictObject({
  event: z.enum(notificationEvents),
  language,
  body: paragraphs(maxSms),
  is_sent: z.boolean(),
  version: z.int().min(0),
});
export const emailTextTest = z.strictObject(emailText);

/** Null or false for a step that is to be done. */
export const openingAnswer = z.object({
  data: z.object({
    name: z.string().nullable(),
    reach: z.string().nullable(),
    hours: z.string().nullable(),
    category: z.string().nullable(),
    product: z.string().nullable(),
    /** Counted up to 10. */
    products: z.int(),
    /** The first delivery area with its fee, and the first colleague. */
    area: z.object({ name: z.string(), fee: amount }).nullable(),
    colleague: z.string().nullable(),
    picture: z.boolean(),
    order: z.boolean(),
    lacks_facts: z.boolean(),
    /** Counted up to 1000. */
    demo_products: z.int(),
  }),
});
export const demoRemoved = z.object({ success: z.literal(true), products: z.int() });

export const savedSettings = z.object({ success: z.literal(true), data: settings });
export const savedEmailText = z.object({ success: z.literal(true), data: emailTextOf });
export const savedSmsText = z.object({ success: z.literal(true), data: smsTextOf });
export const tried = z.object({ success: z.literal(true), to: z.string() });
