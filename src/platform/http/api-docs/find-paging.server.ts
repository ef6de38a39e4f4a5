import type { Json } from "./to-json-schema.server.ts";

/** How a list is read in pages: which parameter takes the last answer's `meta.next`, and which field has the items. */
export type Paging = { parameter: string; items: string };

const cursorParameters = ["after", "cursor", "before"];

type ObjectSchema = { $ref?: string; type?: string; properties?: Record<string, ObjectSchema> };

/** Undefined for an operation whose answer has no `meta.next`, or that takes none. */
export function findPaging(
  parameters: string[],
  answer: Json,
  schemas: Record<string, Json>,
): Paging | undefined {
  const resolveReference = (schema: ObjectSchema | undefined): ObjectSchema =>
    schema?.$ref ? (schemas[schema.$ref.split("/").at(-1) ?? ""] as ObjectSchema) : (schema ?? {});
  const { properties = {} } = resolveReference(answer);
  const parameter = cursorParameters.find((name) => parameters.includes(name));
  const items = Object.keys(properties).find((name) => resolveReference(properties[name]).type === "array");
  if (!parameter || !items || !resolveReference(properties["meta"]).properties?.["next"]) return undefined;
  return { parameter, items };
}
