import type { Locale } from "#src/language/locale.ts";
import { now } from "../clock.server.ts";
import type { Queries } from "../database/database.server.ts";
import { readStoredSending, resolveSending, type Sending } from "./sending.server.ts";
import type { Settings } from "./settings.server.ts";

/** Texts are in both languages; "" and null if unknown. */
export type ShopDetails = {
  name_en: string;
  name_bn: string;
  address_en: string;
  address_bn: string;
  phone: string;
  second_phone: string;
  email: string;
  /** A number in E.164, and the name of a Facebook page; "" shows no button. */
  whatsapp: string;
  messenger: string;
  /** Digital Business ID, which every online shop in Bangladesh must show. */
  dbid: string;
  hours_en: string;
  hours_bn: string;
  /** The smallest order, in poisha; 0 for none. */
  minimum_poisha: number;
  /** Percent by which weighed goods may cost more than estimated, without asking the customer. */
  weight_tolerance: number;
  /** First closed day, and the day of reopening: "2026-11-24", by Dhaka's calendar. Both or neither. */
  closed_from: string | null;
  back_on: string | null;
  /** Whether orders are taken while the shop is closed. */
  takes_orders: boolean;
  /** Whether the shop gets an e-mail for each order that a customer places. */
  mails_orders: boolean;
  /** Whether a new mobile number must be verified by a code; how many codes the shop pays for in 24 hours. */
  proves_phone: boolean;
  codes_per_day: number;
  /** Limits of SMS and e-mails about orders in 24 hours. */
  notifications_per_day: number;
  /** How many open orders, and pieces of one product in them, a customer may have until a first delivery. */
  new_customer_orders: number;
  new_customer_pieces: number;
  /** Within how many hours the shop begins to settle a reported problem. */
  complaint_hours: number;
};

export type SmsText = { body: string; is_sent: boolean };
export type EmailText = { subject: string; body: string };

/** The details as stored: null if not set. */
export type StoredDetails = {
  [Field in keyof ShopDetails]: ShopDetails[Field] extends string ? string | null : ShopDetails[Field];
} & { version: number };

/** Variables that take precedence over stored details. */
export const detailVariables = {
  name_en: "SHOP_NAME",
  name_bn: "SHOP_NAME_BN",
  address_en: "SHOP_ADDRESS",
  address_bn: "SHOP_ADDRESS_BN",
  phone: "SHOP_PHONE",
  email: "SHOP_EMAIL",
  dbid: "SHOP_DBID",
} as const satisfies Partial<Record<keyof ShopDetails, string>>;

const defaultDetails = {
  name_en: "Tatka",
  name_bn: "টাটকা",
  address_en: "",
  address_bn: "",
  phone: "",
  second_phone: "",
  email: "",
  whatsapp: "",
  messenger: "",
  dbid: "",
  hours_en: "",
  hours_bn: "",
};

const demoDetails = {
  address_en: "House 12, Road 5, Dhanmondi, Dhaka",
  address_bn: "বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা",
  phone: "01700-000000",
  email: "hello@tatka.example",
  dbid: "000000000",
};

type DetailSettings = Pick<Settings, "shop" | "demo" | "publicUrl">;

/** The effective details: environment, stored, defaults. Only a demo that is not public has fictional facts. */
export function resolveDetails(
  { version: _, ...stored }: StoredDetails,
  { shop, demo, publicUrl }: DetailSettings,
): ShopDetails {
  const effectiveEntries = Object.entries({ ...stored, ...withoutUndefined(shop) }).filter(
    ([, value]) => value !== null,
  );
  // Null is a valid value of the dates: the shop is not closed.
  const dates = { closed_from: stored.closed_from, back_on: stored.back_on };
  return {
    ...defaultDetails,
    ...(demo && !publicUrl && demoDetails),
    ...dates,
    ...(Object.fromEntries(effectiveEntries) as Omit<ShopDetails, keyof typeof dates>),
  };
}

export const lacksFacts = ({ address_en, address_bn, phone, email }: ShopDetails): boolean =>
  [address_en, address_bn, phone, email].includes("");

/** Deletes the demo's fictional facts, in the transaction that removes the demo. What an admin has set stays. */
export const clearDemoDetails = (queries: Pick<Queries, "query">) =>
  queries.query(
    `update shop_details set address_en = coalesce(address_en, ''), address_bn = coalesce(address_bn, ''),
       phone = coalesce(phone, ''), email = coalesce(email, ''), dbid = coalesce(dbid, ''), version = version + 1`,
  );

const withoutUndefined = (shop: Settings["shop"]) =>
  Object.fromEntries(Object.entries(shop).filter(([, value]) => value !== undefined));

/** The row of the details; with `lock`, locked until the transaction ends. */
export async function readStoredDetails(queries: Queries, { lock = false } = {}): Promise<StoredDetails> {
  const { rows } = await queries.query<StoredDetails>(
    `select name_en, name_bn, address_en, address_bn, phone, second_phone, email, whatsapp, messenger, dbid,
            hours_en, hours_bn, minimum_poisha, weight_tolerance, closed_from::text, back_on::text,
            takes_orders, mails_orders, proves_phone, codes_per_day, new_customer_orders,
            new_customer_pieces, notifications_per_day, complaint_hours, version
     from shop_details ${lock ? "for update" : ""}`,
  );
  if (!rows[0]) throw new Error("the row of shop_details is missing");
  return rows[0];
}

export type Details = {
  current(): Promise<ShopDetails>;
  sending(): Promise<Sending>;
  /** The admin's text of an e-mail; undefined for the default. */
  emailText(email: string, language: Locale): Promise<EmailText | undefined>;
  /** The admin's text of an SMS, "" for the default, and whether it is sent; undefined if not set. */
  smsText(event: string, language: Locale): Promise<SmsText | undefined>;
  /** Must be called when the database reports a change. */
  forget(): void;
};

/** The shop's details, read from the database on demand, and again after `forget`. */
export function openDetails(
  queries: Queries,
  settings: DetailSettings & Pick<Settings, "sms" | "smtpUrl">,
): Details {
  const readAll = async () => {
    const details = resolveDetails(await readStoredDetails(queries), settings);
    return {
      details,
      sending: resolveSending(await readStoredSending(queries), settings, details),
      texts: await readEmailTexts(queries),
      sms: await readSmsTexts(queries),
    };
  };
  let cachedRead: ReturnType<typeof readAll> | undefined;
  const readOnce = () => {
    if (cachedRead) return cachedRead;
    const current = readAll();
    cachedRead = current;
    // A failed read is not cached.
    current.catch(() => {
      if (cachedRead === current) cachedRead = undefined;
    });
    return current;
  };
  return {
    current: async () => (await readOnce()).details,
    sending: async () => (await readOnce()).sending,
    emailText: async (email, language) => (await readOnce()).texts.get(`${email} ${language}`),
    smsText: async (event, language) => (await readOnce()).sms.get(`${event} ${language}`),
    forget() {
      cachedRead = undefined;
    },
  };
}

async function readEmailTexts(queries: Queries): Promise<Map<string, EmailText>> {
  const { rows } = await queries.query<EmailText & { email: string; language: string }>(
    "select email, language, subject, body from email_texts where subject <> '' and body <> ''",
  );
  return new Map(rows.map(({ email, language, ...text }) => [`${email} ${language}`, text]));
}

async function readSmsTexts(queries: Queries): Promise<Map<string, SmsText>> {
  const { rows } = await queries.query<SmsText & { event: string; language: string }>(
    "select event, language, body, is_sent from sms_texts",
  );
  return new Map(rows.map(({ event, language, ...text }) => [`${event} ${language}`, text]));
}

/** Whether the shop is closed at a time, by Dhaka's calendar: UTC+6 all year. */
export function isClosed(
  { closed_from: from, back_on: reopensOn }: Pick<ShopDetails, "closed_from" | "back_on">,
  moment = now(),
): boolean {
  const today = new Date(moment + 6 * 3_600_000).toISOString().slice(0, 10);
  return from !== null && reopensOn !== null && from <= today && today < reopensOn;
}
