import { z } from "zod";
import { maxPassword, maxReason } from "#src/api/limits.ts";
import { id, line, moment, oneOrZero } from "#src/api/schemas.ts";
import { roles, staffParts } from "#src/api/viewer.ts";
import { email } from "#src/identity/schemas.ts";
import { m } from "#src/language/messages.ts";

export const colleague = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  role: z.enum(roles),
  parts: z.array(z.enum(staffParts)),
  /** Start of the last session; null if there was none within thirty days. */
  seen_at: moment.nullable(),
  second_factor: z.boolean(),
});

export const staffList = z.object({ data: z.array(colleague) });
export const oneColleague = z.object({ data: colleague });
export const byEmail = z.object({ email });

const rights = { role: z.enum(roles), parts: z.array(z.enum(staffParts)).max(staffParts.length) };

/** New rights, the rights they replace, and the admin's password. */
export const staffChange = z
  .strictObject({
    id,
    ...rights,
    was: z.strictObject(rights),
    password: z.string().max(maxPassword).optional(),
    /** Removes the second factor of a colleague who lost both phone and recovery codes. */
    remove_second_factor: z.boolean().optional(),
  })
  .refine(({ role, parts }) => (role === "staff") === parts.length > 0, {
    path: ["parts"],
    error: () => m.staff_parts_missing(),
  })
  .meta({ examples: [{ role: "staff", parts: ["orders"], was: { role: "user", parts: [] } }] });

export const staffChanged = z.object({ success: z.literal(true), data: colleague });

export const block = z.strictObject({ id, reason: line(maxReason, () => m.user_block_reason_missing()) });
export const unblock = z.strictObject({ id });
export const blocked = z.object({ success: z.literal(true), blocked: oneOrZero });
