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
  return {
    ...(isBlank(name) && { customer_name: m.request_name_missing() }),
    ...(isBlank(phone)
      ? { customer_phone: m.custom_order_phone_missing() }
      : !isPlausiblePhone(phone) && { customer_phone: m.request_phone_invalid() }),
    ...(!isBlank(email) && !looksLikeEmail(email) && { customer_email: m.email_invalid() }),
    ...(isBlank(typed.order_details) && { order_details: m.request_details_missing() }),
    ...(isBlank(typed.delivery_address) && { delivery_address: m.custom_order_address_missing() }),
  };
}

/** Errors of a contact message. */
export function checkContact({
  name,
  email,
  subject,
  message,
}: FormValues<ContactField>): Partial<FormValues<ContactField>> {
  return {
    ...(isBlank(name) && { name: m.request_name_missing() }),
    ...(isBlank(email)
      ? { email: m.email_required() }
      : !looksLikeEmail(email) && { email: m.email_invalid() }),
    ...(isBlank(subject) && { subject: m.contact_subject_missing() }),
    ...(isBlank(message) && { message: m.contact_message_missing() }),
  };
}
