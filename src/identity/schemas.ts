import { z } from "zod";
import { maxPassword } from "../api/limits.ts";
import { emailAddress, optionalName, userName } from "../api/schemas.ts";
import { roles, staffParts } from "../api/viewer.ts";
import { m } from "../language/messages.ts";
import { shownPolicy } from "./consents/schemas.ts";
import { findPasswordMistake, passwordTooShort } from "./passwords/rules.ts";

export const email = emailAddress(
  () => m.email_required(),
  () => m.email_invalid(),
);

const typedPassword = z.string({ error: () => m.login_password_required() }).max(maxPassword);

/** Whether it is common or its owner's e-mail address is checked where the owner is known. */
export const newPassword = z.string({ error: passwordTooShort }).superRefine((password, check) => {
  const message = findPasswordMistake(password);
  if (message) check.addIssue({ code: "custom", message });
});

/** SPEC 7's body with the ID token of DECISIONS 7. `role` is ignored (DECISIONS 6). */
export const login = z.object({
  name: optionalName,
  email,
  password: z.string().max(maxPassword).optional(),
  role: z.string().max(20).optional(),
  /** A signed JWT of the identity service. */
  id_token: z.string().max(8_000).optional(),
  policy: shownPolicy,
});

export const signIn = z.object({ email, password: typedPassword });

export const signUp = z.object({
  name: userName(() => m.register_name_required()),
  email,
  password: newPassword,
});

export const viewer = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  mobile_no: z.string().optional(),
  role: z.enum(roles),
  parts: z.array(z.enum(staffParts)),
});

export const viewerAnswer = z.object({ data: viewer });

export const signedIn = z.object({
  success: z.literal(true),
  /** Opaque; sent as `Authorization: Bearer …`. */
  token: z.string(),
  message: z.string(),
  data: viewer,
});

export const done = z.object({ success: z.literal(true), message: z.string() });
