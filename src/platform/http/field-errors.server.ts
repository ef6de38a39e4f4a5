import type { z } from "zod";
import { m } from "../../language/messages.ts";

/** The first error of each field, by its path: `{ "items.0.quantity": "…" }`; an unknown field by its own name. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys")
      for (const key of issue.keys) errors[[...issue.path, key].join(".")] ??= m.field_unknown({ name: key });
    else errors[issue.path.join(".") || "body"] ??= issue.message;
  }
  return errors;
}
