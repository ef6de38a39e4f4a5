import { z } from "zod";
import { emailAddress, id } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";

export const alertRequest = z.object({
  id,
  /** The address of a shopper who is not signed in. */
  email: emailAddress(
    () => m.alert_email_missing(),
    () => m.alert_email_invalid(),
  ).optional(),
});

export const alertById = z.object({ id });

/** The token in the link of a message. */
export const alertsEnd = z.strictObject({ token: z.string().max(500) });

export const accepted = z.object({ success: z.literal(true), message: z.string() });

export const alertIds = z.object({ data: z.array(z.int()) });
