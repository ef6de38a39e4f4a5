import { z } from "zod";
import { amount, emailAddress, line, paragraphs, wholeNumber } from "#src/api/schemas.ts";
import { plausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { notificationEvents } from "#src/notifications/rules.ts";
import {
  maxBody,
  maxCodesPerDay,
  maxComplaintHours,
  maxDbid,
  maxHours,
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

const detailFields = z.object({
  name_en: shopName,
  name_bn: shopName,
  address_en: shopAddress,
  address_bn: shopAddress,
  phone: line(maxPhone, noPhone).refine(plausiblePhone, { error: noPhone }),
  /** Empty: there is none. */
  second_phone: line(maxPhone).refine((typed) => typed === "" || plausiblePhone(typed), { error: noPhone }),
  email: emailAddress(
    () => m.settings_email_invalid(),
    () => m.settings_email_invalid(),
  ),
  dbid: line(maxDbid),
  hours_en: line(maxHours),
  hours_bn: line(maxHours),
  /** In whole taka; 0 for none. */
  minimum: wholeNumber(0, maxMinimum),
  /** In percent. */
  weight_tolerance: wholeNumber(0, maxTolerance),
  /** The first closed day, and the day that the shop is back; both or neither. */
  closed_from: z.iso.date({ error: () => m.settings_day_invalid() }).nullable(),
  back_on: z.iso.date({ error: () => m.settings_day_invalid() }).nullable(),
  takes_orders: z.boolean(),
  mails_orders: z.boolean(),
  /** Whether a new mobile number has to be proven by a code by SMS; how many codes the shop pays for in 24 hours. */
  proves_phone: z.boolean(),
  codes_per_day: wholeNumber(1, maxCodesPerDay),
  /** How many SMS go to customers about their orders in 24 hours, and how many e-mails. */
  notifications_per_day: wholeNumber(1, maxNotificationsPerDay),
  /** How many open orders, and pieces of one product in them, a customer may have until a first delivery. */
  new_customer_orders: wholeNumber(1, maxNewCustomerOrders),
  new_customer_pieces: wholeNumber(1, maxNewCustomerPieces),
  /** Within how many hours the shop says that it answers a complaint. */
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

/** Fields that are left out stay as they are; the two days go together. */
export const settingsChange = z.strictObject({ ...detailFields.partial().shape, version }).check(checkDays);

/** What holds now, whatever is stored. */
export const settings = z.object({
  name_en: z.string(),
  name_bn: z.string(),
  address_en: z.string(),
  address_bn: z.string(),
  phone: z.string(),
  second_phone: z.string(),
  email: z.string(),
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

/** The e-mail of a forgotten password, and one for each event of an order. */
const emailName = z.enum(["reset", ...notificationEvents.map((event) => `order_${event}` as const)]);
const language = z.enum(["en", "bn"]);

export const emailTextOf = z.object({
  email: emailName,
  language,
  subject: z.string(),
  body: z.string(),
  /** What the shop says without words of the admin's own. */
  own: z.object({ subject: z.string(), body: z.string() }),
  /** The names that may stand in braces, each with an example. */
  values: z.record(z.string(), z.string()),
  version: z.int(),
});

export const smsTextOf = z.object({
  event: z.enum(notificationEvents),
  language,
  body: z.string(),
  /** Whether it is sent at all. */
  is_sent: z.boolean(),
  /** What the shop says without words of the admin's own. */
  own: z.string(),
  /** The names that may stand in braces, each with an example. */
  values: z.record(z.string(), z.string()),
  version: z.int(),
});

export const settingsAnswer = z.object({
  data: z.object({
    details: settings,
    /** The fields that the environment has set, with the variable's name. */
    fixed: z.partialRecord(detailFields.keyof(), z.string()),
    emails: z.array(emailTextOf),
    sms: z.array(smsTextOf),
    /** Whether there is a gateway to send SMS with. */
    has_gateway: z.boolean(),
  }),
});

const emailText = {
  email: emailName,
  language,
  subject: line(maxSubject),
  body: paragraphs(maxBody),
};
/** Both empty: the shop's own words again. `version` is 0 where the admin has said nothing yet. */
export const emailTextChange = z.strictObject({ ...emailText, version: z.int().min(0) });
/** An empty body: the shop's own words again. `version` is 0 where the admin has said nothing yet. */
export const smsTextChange = z.strictObject({
  event: z.enum(notificationEvents),
  language,
  body: paragraphs(maxSms),
  is_sent: z.boolean(),
  version: z.int().min(0),
});
export const emailTextTry = z.strictObject(emailText);

/** How far a new shop has come: what was said in each step, null or false where it is still to be done. */
export const openingAnswer = z.object({
  data: z.object({
    name: z.string().nullable(),
    reach: z.string().nullable(),
    hours: z.string().nullable(),
    category: z.string().nullable(),
    product: z.string().nullable(),
    /** How many products there are; counted up to 10. */
    products: z.int(),
    /** The first delivery area with its fee, and the first colleague. */
    area: z.object({ name: z.string(), fee: amount }).nullable(),
    colleague: z.string().nullable(),
    picture: z.boolean(),
    order: z.boolean(),
    /** Whether address, phone or e-mail of the shop is missing. */
    lacks_facts: z.boolean(),
    /** How many of the demo's products there are; counted up to 1000. */
    demo_products: z.int(),
  }),
});
export const demoRemoved = z.object({ success: z.literal(true), products: z.int() });

export const savedSettings = z.object({ success: z.literal(true), data: settings });
export const savedEmailText = z.object({ success: z.literal(true), data: emailTextOf });
export const savedSmsText = z.object({ success: z.literal(true), data: smsTextOf });
export const tried = z.object({ success: z.literal(true), to: z.string() });
