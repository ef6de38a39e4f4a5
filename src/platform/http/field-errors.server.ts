import type { z } from "zod";

/** The first complaint about each field, under its path with dots: `{ "items.0.quantity": "…" }`. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.join(".") || "body"] ??= issue.message;
  return errors;
}
