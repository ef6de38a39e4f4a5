import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { done } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

type Nothing = Record<never, never>;
type Success = z.infer<typeof done>;

export type Profile = z.infer<typeof schemas.profile>;
export type Address = z.infer<typeof schemas.address>;

const profileOutline = { name: "string", has_password: "boolean" } as const;
const addressOutline = { id: "number", address_details: "string", mobile_no: "string" } as const;

export const showProfile = query<Nothing, { data: Profile }>("/api/account/profile", {
  data: profileOutline,
});

/** Changes the profile here and at the identity service; an empty `picture` deletes the picture. */
export const changeProfile = command<{ name: string; picture?: string }, { success: true; data: Profile }>(
  "/api/account/profile",
  { data: profileOutline },
);

/** Newest first. */
export const listAddresses = query<Nothing, { data: Address[] }>("/api/account/addresses", {
  data: [addressOutline],
});

/** Refused with `addresses_full` at `maxAddresses`. */
export const addAddress = command<z.input<typeof schemas.addressDraft>, { success: true; address: Address }>(
  "/api/account/addresses",
  { address: addressOutline },
);

/** Idempotent. */
export const removeAddress = command<{ id: string }, Success>("/api/account/addresses/{id}/remove", {});

/** Deletes where the door of this address is; riders do not ask again. Idempotent. */
export const removeAddressPin = command<z.input<typeof schemas.pinnedAddress>, Success>(
  "/api/account/address-pins/remove",
  { message: "string" },
);

/** Requires the old password; ends every other session. */
export const changePassword = command<{ current_password: string; new_password: string }, Success>(
  "/api/account/password",
  {},
);

/** Verifies the viewer's e-mail address with a mailed proof. Refuses another account's with `invalid_fields`. */
export const proveEmail = command<{ proof: string }, Success>("/api/account/email-proof", {
  message: "string",
});

/** Deletes the account; orders stay, anonymised. Requires the password, or `word` for an account without one. */
export const deleteAccount = command<{ password?: string; word?: string }, Success>(
  "/api/account/delete",
  {},
);

/** Sends a reset link if an account has that e-mail address; the answer is always the same. */
export const requestReset = command<{ email: string }, Success>("/api/auth/forgot-password", {
  message: "string",
});

export const resetPassword = command<{ token: string; new_password: string }, Success>(
  "/api/auth/reset-password",
  { message: "string" },
);
