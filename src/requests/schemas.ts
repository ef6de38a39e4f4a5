import { z } from "zod";
import { emailAddress, line, paragraphs, userName } from "../api/schemas.ts";
import { maxAddressDetails, maxMobile } from "../identity/addresses/rules.ts";
import { isPlausiblePhone } from "../language/contact/phone.ts";
import { m } from "../language/messages.ts";
import { maxRequest, maxSubject } from "./rules.ts";

/** The honeypot: filled in by robots only, which get a normal response, so that they learn nothing. */
const robotField = { website: z.string().max(200).optional() };

const optionalPhone = line(maxMobile)
  .refine((text) => text === "" || isPlausiblePhone(text), { error: () => m.request_phone_invalid() })
  .optional();

const email = emailAddress(
  () => m.email_required(),
  () => m.email_invalid(),
);

const optionalEmail = z.preprocess(
  (typed) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed),
  email.optional(),
);

/** SPEC 3's payload; the server requires what the specification's client checks (DECISIONS 31). */
export const customOrder = z.object({
  customer_name: userName(() => m.request_name_missing()),
  customer_email: optionalEmail,
  customer_phone: optionalPhone,
  order_details: paragraphs(maxRequest, () => m.request_details_missing()),
  delivery_address: paragraphs(maxAddressDetails).optional(),
  ...robotField,
});

export const contactMessage = z.object({
  name: userName(() => m.request_name_missing()),
  email,
  subject: line(maxSubject, () => m.contact_subject_missing()),
  message: paragraphs(maxRequest, () => m.contact_message_missing()),
  ...robotField,
});

export const accepted = z.object({ success: z.literal(true), message: z.string() });
