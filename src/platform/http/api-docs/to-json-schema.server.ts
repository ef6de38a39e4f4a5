import { z } from "zod";

export type Json = { [name: string]: unknown };

/**
 * The JSON Schema of a Zod schema. Parts that have an `id` in their `meta` are added to `components` under that name. Throws if
 * another schema has that name.
 */
export function toJsonSchema(
  zodSchema: z.ZodType,
  io: "input" | "output",
  components: Record<string, Json>,
): Json {
  const { $schema: _, ...fullSchema } = z.toJSONSchema(zodSchema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      removeImpliedBounds(jsonSchema);
      // Programs have to expect new fields.
      if (io === "output" && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  const { $defs = {}, ...schema } = JSON.parse(
    JSON.stringify(fullSchema).replaceAll("#/$defs/", "#/components/schemas/"),
  );
  for (const [name, part] of Object.entries<Json>($defs)) {
    const existing = components[name];
    if (existing && JSON.stringify(existing) !== JSON.stringify(part))
      throw new Error(`two schemas of the API have the id ${name}`);
    components[name] = part;
  }
  return schema;
}

type Bounds = { minimum?: number; maximum?: number; format?: string; pattern?: string };

/** Removes the bounds of safe integers, and the patterns of dates and times, which `format` implies. */
function removeImpliedBounds(schema: Bounds) {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format?.startsWith("date")) delete schema.pattern;
}
