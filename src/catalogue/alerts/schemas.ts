import { z } from "zod";
import { maxEmail } from "#src/api/limits.ts";
import { emailAddress, id, line } from "#src/api/schemas.ts";
import { bangladeshiMobile } from "#src/language/contact/phone.ts";
import { m } from "#src/language/messages.ts";

const email = emailAddress(
  () => m.alert_contact_missing(),
  () => m.alert_contact_invalid(),
);

/** An e-mail address, or a mobile number of Bangladesh. */
const contact = line(maxEmail, () => m.alert_contact_missing()).transform((text, check) => {
  const mobile = bangladeshiMobile(text);
  if (mobile) return { mobile };
  const address = email.safeParse(text);
  if (address.success) return { email: address.data };
  check.addIssue({ code: "custom", message: m.alert_contact_invalid() });
  return z.NEVER;
});

export const alertRequest = z.object({
  id,
  /** Of a shopper who is not signed in. */
  contact: contact.optional(),
  /** The honeypot: filled in by robots only. */
  website: z.string().max(200).optional(),
});

export const alertById = z.object({ id });

/** The link of a message. */
export const alertsEnd = z.strictObject({ token: z.string().max(500) });

export const accepted = z.object({ success: z.literal(true), message: z.string() });

export const alertIds = z.object({ data: z.array(z.int()) });
