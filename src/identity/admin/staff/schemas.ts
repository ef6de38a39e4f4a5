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
  /** Whether the colleague has set one up. */
  second_factor: z.boolean(),
});

export const staffList = z.object({ data: z.array(colleague) });
export const oneColleague = z.object({ data: colleague });
export const byEmail = z.object({ email });

const rights = { role: z.enum(roles), parts: z.array(z.enum(staffParts)).max(staffParts.length) };

/** New rights of a colleague. */
export const staffChange = z
  .strictObject({
    id,
    ...rights,
    /** The rights that they replace, so that another admin's change is not overwritten. */
    was: z.strictObject(rights),
    /** The admin's own. */
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
