import { z } from "zod";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { defaultPeriod, maxDays, periods } from "./rules.ts";

const dayMs = 86_400_000;

/** Days in Dhaka; `from` and `to` take precedence over a name, and one of them alone is a single day. */
export const periodQuery = z
  .object({
    period: z.enum(periods).default(defaultPeriod),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ["to"],
    error: () => m.period_reversed(),
  })
  .refine(({ from, to }) => !from || !to || (Date.parse(to) - Date.parse(from)) / dayMs < maxDays, {
    path: ["to"],
    error: () => m.period_too_long({ days: formatNumber(maxDays) }),
  });

/** The resolved days of a period. */
export const periodMeta = z.object({ from: z.iso.date(), to: z.iso.date() });
