import { z } from "zod";
import { line } from "../basics/shapes.ts";
import { m } from "../language/words.ts";

export const maxPassword = 128;
export const minPassword = 6;

/** An address that could receive mail; at most 254 characters, kept in lower case. */
export const email = z
  .string({ error: () => m.email_required() })
  .max(254)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => text !== "", { error: () => m.email_required(), abort: true })
  .pipe(z.email({ error: () => m.email_invalid() }));

/** SPEC 7's body, with the proof of DECISIONS 7 beside it. `role` is read and ignored (DECISIONS 6). */
export const login = z.object({
  name: line(100).optional(),
  email,
  password: z.string().max(maxPassword).optional(),
  role: z.string().max(20).optional(),
  /** An ID token of the identity service: a signed JWT. */
  id_token: z.string().max(8_000).optional(),
});

export const signedIn = z.object({
  success: z.literal(true),
  /** Opaque; goes into `Authorization: Bearer …`. */
  token: z.string(),
  message: z.string(),
  data: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(["user", "admin"]) }),
});

export const done = z.object({ success: z.literal(true), message: z.string() });
