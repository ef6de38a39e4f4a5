import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type * as schemas from "./schemas.ts";

export type SendingSettings = z.infer<typeof schemas.sendingAnswer>["data"];
export type SendingChange = z.input<typeof schemas.sendingChange>;
export type SendingTest = z.input<typeof schemas.sendingTry>;

/** Returns the settings; of secrets only whether they are set. */
export const showSending = query<Record<never, never>, z.infer<typeof schemas.sendingAnswer>>(
  "/api/admin/sending",
  { data: { values: {}, is_set: ["string"], fixed: { gateway: "boolean", mail_server: "boolean" } } },
);

/** An empty URL clears the related settings. Requires the admin's password or a fresh sign-in. Refused if fixed. */
export const changeSending = command<SendingChange, z.infer<typeof schemas.savedSending>>(
  "/api/admin/sending",
  { data: { values: {}, is_set: ["string"], fixed: { gateway: "boolean", mail_server: "boolean" } } },
);

/** Sends a test message with the effective settings. `taken`: the other side accepted it. */
export const trySending = command<SendingTest, z.infer<typeof schemas.sendingTried>>(
  "/api/admin/sending/try",
  { taken: "boolean", message: "string" },
);
