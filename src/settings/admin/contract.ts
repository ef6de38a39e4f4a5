import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SettingsAnswer = z.infer<typeof schemas.settingsAnswer>;
export type ShopSettings = z.infer<typeof schemas.settings>;
export type EmailTextOf = z.infer<typeof schemas.emailTextOf>;
export type Opening = z.infer<typeof schemas.openingAnswer>["data"];
type SettingsChange = Partial<ShopSettings> & { version: number };
export type SmsTextOf = z.infer<typeof schemas.smsTextOf>;
type SmsChange = Pick<SmsTextOf, "event" | "language" | "body" | "is_sent" | "version">;
type EmailOf = Pick<EmailTextOf, "email" | "language" | "subject" | "body">;

/** What is to be known of the shop, what of it the environment has set, and the texts of its e-mails. */
export const showSettings = query<Record<never, never>, SettingsAnswer>("/api/admin/settings", {
  data: { details: { version: "number" }, fixed: {}, emails: [{ subject: "string", body: "string" }] },
});

/** Changes the fields that are given; `version` is that of the settings that the change was made from. */
export const changeSettings = command<SettingsChange, z.infer<typeof schemas.savedSettings>>(
  "/api/admin/settings",
  { data: { version: "number" } },
);

/** Changes the text of an e-mail in a language; an empty subject and body give the shop's own words again. */
export const changeEmailText = command<EmailOf & { version: number }, z.infer<typeof schemas.savedEmailText>>(
  "/api/admin/settings/emails/{email}/{language}",
  { data: { version: "number" } },
);

/** Changes the text of an SMS in a language, and whether it is sent; an empty body gives the shop's own words again. */
export const changeSmsText = command<SmsChange, z.infer<typeof schemas.savedSmsText>>(
  "/api/admin/settings/sms/{event}/{language}",
  { data: { version: "number" } },
);

/** Sends the e-mail with this text, and examples in it, to the viewer. */
export const tryEmailText = command<EmailOf, z.infer<typeof schemas.tried>>(
  "/api/admin/settings/emails/{email}/{language}/try",
  { to: "string" },
);

/** How far a new shop has come, step by step, and whether the demo is in it. */
export const showOpening = query<Record<never, never>, z.infer<typeof schemas.openingAnswer>>(
  "/api/admin/opening",
  { data: { picture: "boolean", order: "boolean", lacks_facts: "boolean", demo_products: "number" } },
);

/** Takes the demo out of the shop for good; what the shopkeeper has made stays. */
export const removeDemo = command<Record<never, never>, z.infer<typeof schemas.demoRemoved>>(
  "/api/admin/demo/remove",
  { products: "number" },
);
