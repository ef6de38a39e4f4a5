import { m } from "#src/language/messages.ts";
import type { ShopDetails } from "#src/platform/settings/shop-details.server.ts";
import {
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
  maxTolerance,
} from "./rules.ts";

/** The value of each kind of setting. */
export type ValueOfSettingKind = {
  /** One line of at most `max` characters; required if it has a message `missing`. */
  line: string;
  phone: string;
  email: string;
  whatsapp: string;
  messenger: string;
  /** A whole number from `min` to `max`. */
  number: number;
  /** Whole taka up to `max`; the database stores poisha. */
  taka: number;
  /** A day such as "2026-11-24", or null. */
  day: string | null;
  flag: boolean;
};

export type SettingField = {
  kind: keyof ValueOfSettingKind;
  label: () => string;
  section: keyof typeof settingSections;
  hint?: () => string;
  language?: "en" | "bn";
  min?: number;
  max?: number;
  /** Shown before the number. */
  unit?: () => string;
  /** The error if a required text is missing. */
  missing?: () => string;
  /** Whether it may be empty, where the kind does not say so. */
  optional?: true;
  /** The column, if its name differs. */
  column?: keyof ShopDetails;
};

/** The titles of the form's sections, in their order. */
export const settingSections = {
  names: m.settings_names,
  reach: m.settings_reach,
  opening: m.settings_opening,
  orders: m.common_orders,
  phone_proof: m.settings_phone_proof,
  notifications: m.settings_notifications,
  new_customers: m.settings_new_customers,
};

/** The settings that an admin edits, in the form's order. Schemas, form, statement and journal derive from them. */
export const settingFields = {
  name_en: {
    kind: "line",
    section: "names",
    language: "en",
    max: maxShopName,
    missing: m.settings_name_missing,
    label: m.office_name_in_english,
  },
  name_bn: {
    kind: "line",
    section: "names",
    language: "bn",
    max: maxShopName,
    missing: m.settings_name_missing,
    label: m.office_name_in_bengali,
  },
  address_en: {
    kind: "line",
    section: "names",
    language: "en",
    max: maxShopAddress,
    missing: m.settings_address_missing,
    label: m.settings_address_en,
  },
  address_bn: {
    kind: "line",
    section: "names",
    language: "bn",
    max: maxShopAddress,
    missing: m.settings_address_missing,
    label: m.settings_address_bn,
  },
  phone: { kind: "phone", section: "reach", max: maxPhone, label: m.office_phone },
  second_phone: {
    kind: "phone",
    section: "reach",
    max: maxPhone,
    optional: true,
    label: m.settings_second_phone,
  },
  email: { kind: "email", section: "reach", max: 254, label: m.common_email },
  dbid: { kind: "line", section: "reach", max: maxDbid, label: m.settings_dbid },
  whatsapp: {
    kind: "whatsapp",
    section: "reach",
    max: maxPhone,
    label: m.settings_whatsapp,
    hint: m.settings_chat_hint,
  },
  messenger: {
    kind: "messenger",
    section: "reach",
    max: maxMessenger,
    label: m.settings_messenger,
    hint: m.settings_chat_hint,
  },
  hours_en: {
    kind: "line",
    section: "opening",
    language: "en",
    max: maxHours,
    label: m.settings_hours_en,
    hint: m.settings_hours_hint,
  },
  hours_bn: {
    kind: "line",
    section: "opening",
    language: "bn",
    max: maxHours,
    label: m.settings_hours_bn,
    hint: m.settings_hours_hint,
  },
  closed_from: {
    kind: "day",
    section: "opening",
    label: m.settings_closed_from,
    hint: m.settings_closed_hint,
  },
  back_on: { kind: "day", section: "opening", label: m.settings_back_on, hint: m.settings_closed_hint },
  takes_orders: { kind: "flag", section: "opening", label: m.settings_takes_orders },
  minimum: {
    kind: "taka",
    section: "orders",
    column: "minimum_poisha",
    min: 0,
    max: maxMinimum,
    unit: () => "৳",
    label: m.office_minimum_order,
    hint: m.settings_minimum_hint,
  },
  weight_tolerance: {
    kind: "number",
    section: "orders",
    min: 0,
    max: maxTolerance,
    unit: () => "%",
    label: m.settings_tolerance,
    hint: m.settings_tolerance_hint,
  },
  complaint_hours: {
    kind: "number",
    section: "orders",
    min: 1,
    max: maxComplaintHours,
    label: m.settings_complaint_hours,
    hint: m.settings_complaint_hours_hint,
  },
  mails_orders: { kind: "flag", section: "orders", label: m.settings_mails_orders },
  proves_phone: {
    kind: "flag",
    section: "phone_proof",
    label: m.settings_proves_phone,
    hint: m.settings_proves_phone_hint,
  },
  codes_per_day: {
    kind: "number",
    section: "phone_proof",
    min: 1,
    max: maxCodesPerDay,
    unit: m.office_sms,
    label: m.settings_codes_per_day,
    hint: m.settings_codes_per_day_hint,
  },
  notifications_per_day: {
    kind: "number",
    section: "notifications",
    min: 1,
    max: maxNotificationsPerDay,
    label: m.settings_notifications_per_day,
    hint: m.settings_notifications_per_day_hint,
  },
  new_customer_orders: {
    kind: "number",
    section: "new_customers",
    min: 1,
    max: maxNewCustomerOrders,
    label: m.settings_new_customer_orders,
    hint: m.settings_new_customer_orders_hint,
  },
  new_customer_pieces: {
    kind: "number",
    section: "new_customers",
    min: 1,
    max: maxNewCustomerPieces,
    label: m.settings_new_customer_pieces,
    hint: m.settings_new_customer_pieces_hint,
  },
} as const satisfies Record<Exclude<keyof ShopDetails, "minimum_poisha"> | "minimum", SettingField>;

export type SettingName = keyof typeof settingFields;
export type KindOfSetting<Name extends SettingName> = (typeof settingFields)[Name]["kind"];

/** The names of the settings of some kinds. */
export type SettingOfKind<Kind extends keyof ValueOfSettingKind> = {
  [Name in SettingName]: KindOfSetting<Name> extends Kind ? Name : never;
}[SettingName];

export const settingNames = Object.keys(settingFields) as SettingName[];
export const settingOf = (name: SettingName): SettingField => settingFields[name];
