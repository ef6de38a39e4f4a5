import { looksLikeEmail } from "../language/contact/email.ts";
import { isPlausiblePhone } from "../language/contact/phone.ts";
import { m } from "../language/messages.ts";
import type { FormValues } from "./use-draft.ts";

export const customOrderFields = [
  "customer_name",
  "customer_phone",
  "customer_email",
  "order_details",
  "delivery_address",
] as const;
export type CustomOrderField = (typeof customOrderFields)[number];

export const contactFields = ["name", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

const isBlank = (text: string) => text.trim() === "";

/** Errors of a custom order; the browser also requires phone and address (SPEC 5). */
export function checkCustomOrder(typed: FormValues<CustomOrderField>): Partial<FormValues<CustomOrderField>> {
  const { customer_name: name, customer_email: email, customer_phone: phone } = typed;
  const errors: Partial<FormValues<CustomOrderField>> = {};
  if (isBlank(name)) errors.customer_name = m.request_name_missing();
  if (isBlank(phone)) errors.customer_phone = m.custom_order_phone_missing();
  else if (!isPlausiblePhone(phone)) errors.customer_phone = m.request_phone_invalid();
  if (!isBlank(email) && !looksLikeEmail(email)) errors.customer_email = m.email_invalid();
  if (isBlank(typed.order_details)) errors.order_details = m.request_details_missing();
  if (isBlank(typed.delivery_address)) errors.delivery_address = m.custom_order_address_missing();
  return errors;
}

/** Errors of a contact message. */
export function checkContact({
  name,
  email,
  subject,
  message,
}: FormValues<ContactField>): Partial<FormValues<ContactField>> {
  const errors: Partial<FormValues<ContactField>> = {};
  if (isBlank(name)) errors.name = m.request_name_missing();
  if (isBlank(email)) errors.email = m.email_required();
  else if (!looksLikeEmail(email)) errors.email = m.email_invalid();
  if (isBlank(subject)) errors.subject = m.contact_subject_missing();
  if (isBlank(message)) errors.message = m.contact_message_missing();
  return errors;
}
