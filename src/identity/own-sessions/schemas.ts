import { z } from "zod";
import { maxPassword } from "#src/api/limits.ts";
import { moment } from "#src/api/schemas.ts";
import { browsers, systems } from "./rules.ts";

/** Characters of a session's id, the start of its token's hash. */
export const idLength = 16;

export const ownSession = z.object({
  id: z.string(),
  /** Null if unknown. */
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  opened_at: moment,
  /** Exact to the hour. */
  used_at: moment,
  /** The session of this call. */
  current: z.boolean(),
});
export const ownSessions = z.object({ data: z.array(ownSession) });
export const confirmed = z.object({ password: z.string().max(maxPassword).optional() });
export const bySession = confirmed.extend({
  id: z
    .string()
    .regex(new RegExp(`^[\\w-]{${idLength}}$`))
    .meta({ examples: ["Zk3vT9qLx2Wm8RbA"] }),
});
