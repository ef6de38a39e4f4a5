import type { z } from "zod";
import { command, query } from "#src/api/operation.ts";
import type { done } from "../schemas.ts";
import type * as schemas from "./schemas.ts";

type Nothing = Record<never, never>;
type Success = z.infer<typeof done>;

export type Profile = z.infer<typeof schemas.profile>;
export type Address = z.infer<typeof schemas.address>;

const person = { name: "string", email: "string", has_password: "boolean" } as const;
const place = { id: "number", address_details: "string", mobile_no: "string" } as const;

/** What the shop knows of the viewer. */
export const showProfile = query<Nothing, { data: Profile }>("/api/account/profile", { data: person });

/** Changes name and picture, here and at the identity service; a blank picture takes it away. */
export const changeProfile = command<{ name: string; picture?: string }, { success: true; data: Profile }>(
  "/api/account/profile",
  { data: person },
);

/** The viewer's saved addresses, the newest first. */
export const listAddresses = query<Nothing, { data: Address[] }>("/api/account/addresses", {
  data: [place],
});

/** Saves an address; `addresses_full` when there are `maxAddresses`. */
export const addAddress = command<z.input<typeof schemas.addressDraft>, { success: true; address: Address }>(
  "/api/account/addresses",
  { address: place },
);

/** Deletes an address. Calling it twice does no harm. */
export const removeAddress = command<{ id: string }, Success>("/api/account/addresses/{id}/remove", {});

/** Sets a new password, confirmed by the old one; ends every other session. */
export const changePassword = command<{ current_password: string; new_password: string }, Success>(
  "/api/account/password",
  {},
);

/** Proves the viewer's e-mail address by what a link that was sent there carries. Refuses another account's as `invalid_fields`. */
export const proveEmail = command<{ proof: string }, Success>("/api/account/email-proof", {
  message: "string",
});

/** Deletes the account; orders stay without the person's name. Confirmed by the password, or by the word where there is none. */
export const deleteAccount = command<{ password?: string; word?: string }, Success>(
  "/api/account/delete",
  {},
);

/** Sends a link to a new password, if an account has that address; the answer is always the same. */
export const requestReset = command<{ email: string }, Success>("/api/auth/forgot-password", {
  message: "string",
});

/** Sets a new password by the token in the link; it works once, for an hour. */
export const resetPassword = command<{ token: string; new_password: string }, Success>(
  "/api/auth/reset-password",
  { message: "string" },
);
