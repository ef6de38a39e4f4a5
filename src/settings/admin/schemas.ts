import { z } from "zod";
import { amount, emailAddress, line, paragraphs, wholeNumber } from "#src/api/schemas.ts";
import { parseMessengerPage, parseWhatsappNumber } from "#src/language/contact/chat.ts";
import { isPlausiblePhone } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";
import { notificationEvents } from "#src/notifications/rules.ts";
import {
  type KindOfSetting,
  type SettingField,
  type SettingName,
  settingNames,
  settingOf,
} from "../fields.ts";
import { maxBody, maxSms, maxSubject } from "../rules.ts";

/** A chat contact in its normal form; "" for none. */
const chatName = (
  { max = 0 }: SettingField,
  parse: (typed: string) => string | undefined,
  error: () => string,
) =>
  line(max)
    .refine((typed) => typed === "" || parse(typed) !== undefined, { error })
    .transform((typed) => parse(typed) ?? "");

const numberInRange = ({ min = 0, max = 0 }: SettingField) => wholeNumber(min, max);

/** The schemas of what an admin sends, by the kind of setting. */
const acceptedSchemas = {
  line: ({ max = 0, missing }: SettingField) => line(max, missing),
  phone: ({ max = 0, optional }: SettingField) => {
    const error = () => m.settings_phone_invalid();
    return line(max, optional ? undefined : error).refine(
      (typed) => typed === "" || isPlausiblePhone(typed),
      { error },
    );
  },
  email: () =>
    emailAddress(
      () => m.settings_email_invalid(),
      () => m.settings_email_invalid(),
    ),
  whatsapp: (field: SettingField) =>
    chatName(field, parseWhatsappNumber, () => m.settings_whatsapp_invalid()),
  messenger: (field: SettingField) =>
    chatName(field, parseMessengerPage, () => m.settings_messenger_invalid()),
  number: numberInRange,
  taka: numberInRange,
  day: () => z.iso.date({ error: () => m.settings_day_invalid() }).nullable(),
  flag: () => z.boolean(),
};

/** The schemas of what the API returns, by the kind of setting. */
const returnedSchemas = {
  line: () => z.string(),
  phone: () => z.string(),
  email: () => z.string(),
  whatsapp: () => z.string(),
  messenger: () => z.string(),
  number: () => z.int(),
  taka: () => amount,
  day: () => z.string().nullable(),
  flag: () => z.boolean(),
};

type SettingSchemas = Record<SettingField["kind"], (field: SettingField) => z.ZodType>;

/** The schema of each setting, by its name. */
const schemasOf = <Of extends SettingSchemas>(schemas: Of) =>
  Object.fromEntries(settingNames.map((name) => [name, schemas[settingOf(name).kind](settingOf(name))])) as {
    [Name in SettingName]: ReturnType<Of[KindOfSetting<Name>]>;
  };

type Days = { closed_from?: string | null | undefined; back_on?: string | null | undefined };

function checkDays({ value: { closed_from = null, back_on = null }, issues }: z.core.ParsePayload<Days>) {
  const addIssue = (path: keyof Days, message: string) =>
    issues.push({ code: "custom", path: [path], message, input: null });
  if ((closed_from === null) !== (back_on === null))
    addIssue(closed_from === null ? "closed_from" : "back_on", m.settings_both_days());
  if (closed_from !== null && back_on !== null && closed_from >= back_on)
    addIssue("back_on", m.settings_back_before());
}

const version = z.int().positive();

/** Missing fields are unchanged; the two days must be given together. */
export const settingsChange = z
  .strictObject({ ...z.object(schemasOf(acceptedSchemas)).partial().shape, version })
  .check(checkDays);

/** The effective settings. */
export const settings = z.object({ ...schemasOf(returnedSchemas), version: z.int() });

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
    /** The variable of the environment that sets a field, which is then read-only. */
    fixed: z.partialRecord(z.enum(settingNames), z.string()),
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
