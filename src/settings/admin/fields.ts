import { m } from "#src/language/messages.ts";
import { readWholeNumber } from "#src/language/numbers/digits.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
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
} from "../rules.ts";
import type { ShopSettings } from "./contract.ts";

const maxValues = {
  minimum: maxMinimum,
  weight_tolerance: maxTolerance,
  codes_per_day: maxCodesPerDay,
  notifications_per_day: maxNotificationsPerDay,
  new_customer_orders: maxNewCustomerOrders,
  new_customer_pieces: maxNewCustomerPieces,
  complaint_hours: maxComplaintHours,
};
export type NumberFieldName = keyof typeof maxValues;
export const isNumberName = (field: FieldName): field is NumberFieldName => field in maxValues;

export type SettingsDraft = Omit<ShopSettings, "version" | NumberFieldName> & Record<NumberFieldName, string>;
export type FieldName = keyof SettingsDraft;
export type TextName = Exclude<
  FieldName,
  NumberFieldName | "closed_from" | "back_on" | "takes_orders" | "mails_orders" | "proves_phone"
>;

type TextField = { max: number; type?: "tel" | "email"; language?: "en" | "bn" };

/** Fields of one line: maximum length and kind of input. */
export const textFields: Record<TextName, TextField> = {
  name_en: { max: maxShopName, language: "en" },
  name_bn: { max: maxShopName, language: "bn" },
  address_en: { max: maxShopAddress, language: "en" },
  address_bn: { max: maxShopAddress, language: "bn" },
  phone: { max: maxPhone, type: "tel" },
  second_phone: { max: maxPhone, type: "tel" },
  email: { max: 254, type: "email" },
  whatsapp: { max: maxPhone, type: "tel" },
  messenger: { max: maxMessenger },
  dbid: { max: maxDbid },
  hours_en: { max: maxHours, language: "en" },
  hours_bn: { max: maxHours, language: "bn" },
};

export const labels: Record<FieldName, () => string> = {
  name_en: m.office_name_in_english,
  name_bn: m.office_name_in_bengali,
  address_en: m.settings_address_en,
  address_bn: m.settings_address_bn,
  phone: m.office_phone,
  second_phone: m.settings_second_phone,
  email: m.common_email,
  whatsapp: m.settings_whatsapp,
  messenger: m.settings_messenger,
  dbid: m.settings_dbid,
  hours_en: m.settings_hours_en,
  hours_bn: m.settings_hours_bn,
  minimum: m.office_minimum_order,
  weight_tolerance: m.settings_tolerance,
  closed_from: m.settings_closed_from,
  back_on: m.settings_back_on,
  takes_orders: m.settings_takes_orders,
  mails_orders: m.settings_mails_orders,
  proves_phone: m.settings_proves_phone,
  codes_per_day: m.settings_codes_per_day,
  notifications_per_day: m.settings_notifications_per_day,
  new_customer_orders: m.settings_new_customer_orders,
  new_customer_pieces: m.settings_new_customer_pieces,
  complaint_hours: m.settings_complaint_hours,
};

export const fieldNames = Object.keys(labels) as FieldName[];

export function toDraft(settings: ShopSettings): SettingsDraft {
  const { version: _, ...details } = settings;
  const numberText = (field: NumberFieldName) => (details[field] === 0 ? "" : formatNumber(details[field]));
  return {
    ...details,
    minimum: numberText("minimum"),
    weight_tolerance: numberText("weight_tolerance"),
    codes_per_day: numberText("codes_per_day"),
    notifications_per_day: numberText("notifications_per_day"),
    new_customer_orders: numberText("new_customer_orders"),
    new_customer_pieces: numberText("new_customer_pieces"),
    complaint_hours: numberText("complaint_hours"),
  };
}

/** A typed number; 0 if blank, undefined if invalid or too high. */
export function readNumber(
  draft: Pick<SettingsDraft, NumberFieldName>,
  field: NumberFieldName,
): number | undefined {
  const value = draft[field].trim() === "" ? 0 : readWholeNumber(draft[field]);
  return value === undefined || value < 0 || value > maxValues[field] ? undefined : value;
}

const isSameValue = (field: FieldName, draft: SettingsDraft, other: SettingsDraft) =>
  isNumberName(field) ? readNumber(draft, field) === readNumber(other, field) : draft[field] === other[field];

export const findChangedFields = (draft: SettingsDraft, base: SettingsDraft): FieldName[] =>
  fieldNames.filter((field) => !isSameValue(field, draft, base));

export function valueText(draft: SettingsDraft, field: FieldName): string {
  const value = draft[field];
  if (typeof value === "boolean") return value ? m.journal_yes() : m.journal_no();
  return value || m.settings_nothing();
}
