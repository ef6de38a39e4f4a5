import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { emailAddress, line, paragraphs } from "#src/api/schemas.ts";
import { m } from "#src/language/messages.ts";
import { maxSendingLine, maxSendingText, secretFields } from "#src/platform/settings/sending-rules.ts";

const noAddress = () => m.settings_email_invalid();

export const sendingChange = z.strictObject({
  ...z
    .object({
      sms_url: line(maxSendingText),
      sms_method: z.enum(["", "GET", "POST"]),
      sms_body: paragraphs(maxSendingText),
      sms_headers: line(maxSendingText),
      sms_success: line(maxSendingLine),
      smtp_server: line(maxSendingLine),
      smtp_user: line(maxSendingLine),
      smtp_password: z.string().max(maxSendingLine),
      sender_name: line(maxSendingLine),
      sender_address: z.union([z.literal(""), emailAddress(noAddress, noAddress)], { error: noAddress }),
    })
    .partial().shape,
  password: z.string().max(maxPassword).optional(),
});

const data = z.object({
  /** The values except secrets; "" if not set. */
  values: z.object({
    sms_method: z.string(),
    sms_success: z.string(),
    smtp_server: z.string(),
    smtp_user: z.string(),
    sender_name: z.string(),
    sender_address: z.string(),
  }),
  /** The secrets that are set. */
  is_set: z.array(z.enum(secretFields)),
  /** Null if not configured. */
  gateway_host: z.string().nullable(),
  mail_host: z.string().nullable(),
  /** Whether the environment sets the gateway, and the mail server. */
  fixed: z.object({ gateway: z.boolean(), mail_server: z.boolean() }),
});

export const sendingAnswer = z.object({ data });
export const savedSending = z.object({ success: z.literal(true), data });
export const sendingTry = z.strictObject({ channel: z.enum(["sms", "email"]), to: line(maxSendingLine) });
export const sendingTried = z.object({
  success: z.literal(true),
  taken: z.boolean(),
  message: z.string(),
});
