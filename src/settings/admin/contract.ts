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

export const showSettings = query<Record<never, never>, SettingsAnswer>("/api/admin/settings", {
  data: { details: { version: "number" }, fixed: {}, emails: [{ subject: "string", body: "string" }] },
});

/** Changes the given fields; `version` is that of the settings on which the change is based. */
export const changeSettings = command<SettingsChange, z.infer<typeof schemas.savedSettings>>(
  "/api/admin/settings",
  { data: { version: "number" } },
);

/** An empty subject and body restore the default. */
export const changeEmailText = command<EmailOf & { version: number }, z.infer<typeof schemas.savedEmailText>>(
  "/api/admin/settings/emails/{email}/{language}",
  { data: { version: "number" } },
);

/** Changes an SMS text and whether it is sent; an empty body restores the default. */
export const changeSmsText = command<SmsChange, z.infer<typeof schemas.savedSmsText>>(
  "/api/admin/settings/sms/{event}/{language}",
  { data: { version: "number" } },
);

export const tryEmailText = command<EmailOf, z.infer<typeof schemas.tried>>(
  "/api/admin/settings/emails/{email}/{language}/try",
  { to: "string" },
);

/** The progress of a new shop, and whether it has the demo. */
export const showOpening = query<Record<never, never>, z.infer<typeof schemas.openingAnswer>>(
  "/api/admin/opening",
  { data: { picture: "boolean", order: "boolean", lacks_facts: "boolean", demo_products: "number" } },
);

/** Deletes the demo permanently; what the shopkeeper has created stays. */
export const removeDemo = command<Record<never, never>, z.infer<typeof schemas.demoRemoved>>(
  "/api/admin/demo/remove",
  { products: "number" },
);
