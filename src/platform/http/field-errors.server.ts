import { z } from "zod";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";

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

const typeMessages: Record<string, () => string> = {
  string: m.field_text,
  number: m.field_number,
  int: m.field_whole_number,
  boolean: m.field_boolean,
  array: m.field_list,
  object: m.field_object,
  record: m.field_object,
};

const formatMessages: Record<string, () => string> = { date: m.field_date, datetime: m.field_moment };

function issueText(issue: z.core.$ZodRawIssue): string {
  if (issue.input == null && /^invalid_(type|value|union)$/.test(issue.code)) return m.field_required();
  switch (issue.code) {
    case "invalid_type":
      return (typeMessages[issue.expected] ?? m.field_form)();
    case "too_big":
      return tooBigText(issue.origin, Number(issue.maximum));
    case "too_small":
      return tooSmallText(issue.origin, Number(issue.minimum), issue.inclusive ?? true);
    case "invalid_value":
      return m.field_one_of({ values: issue.values.map(String).join(", ") });
    case "invalid_format":
      return (formatMessages[issue.format] ?? m.field_form)();
    default:
      return m.field_form();
  }
}

function tooBigText(origin: string, maximum: number): string {
  const max = formatNumber(maximum);
  if (origin === "string") return m.field_too_long({ max });
  return origin === "array" ? m.field_too_many({ max }) : m.field_at_most({ max });
}

function tooSmallText(origin: string, minimum: number, isInclusive: boolean): string {
  if (origin === "string" || origin === "array")
    return m.field_at_least_entries({ min: formatNumber(minimum) });
  return isInclusive
    ? m.field_at_least({ min: formatNumber(minimum) })
    : m.field_more_than({ min: formatNumber(minimum) });
}

// Sets the messages of all schemas in this process.
z.config({ customError: issueText });
