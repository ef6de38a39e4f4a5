import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SendingSettings = z.infer<typeof schemas.sendingAnswer>["data"];
export type SendingChange = z.input<typeof schemas.sendingChange>;
export type SendingTry = z.input<typeof schemas.sendingTry>;

/** What SMS and e-mails are sent with; of secrets only whether they are set. */
export const showSending = query<Record<never, never>, z.infer<typeof schemas.sendingAnswer>>(
  "/api/admin/sending",
  { data: { values: {}, is_set: ["string"], fixed: { gateway: "boolean", mail_server: "boolean" } } },
);

/**
 * Changes the fields that are given; an empty one is removed, and with the address of the gateway or the mail server all that belongs
 * to it. Confirmed by the admin's own password, or a fresh sign-in where there is none. Refuses what the environment has set.
 */
export const changeSending = command<SendingChange, z.infer<typeof schemas.savedSending>>(
  "/api/admin/sending",
  { data: { values: {}, is_set: ["string"], fixed: { gateway: "boolean", mail_server: "boolean" } } },
);

/** Sends a test to a mobile number or an e-mail address at once, with the settings that hold, and tells what the other side said. */
export const trySending = command<SendingTry, z.infer<typeof schemas.sendingTried>>(
  "/api/admin/sending/try",
  { taken: "boolean", message: "string" },
);
