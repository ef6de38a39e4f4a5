/** The fields of an answer to check, with their types. The outline of a list is that of one item, in brackets. */
export type Outline<Value> = Value extends string
  ? "string"
  : Value extends number
    ? "number"
    : Value extends boolean
      ? "boolean"
      : Value extends readonly (infer Item)[]
        ? readonly [Outline<Item>]
        : { readonly [Name in keyof Value]?: Outline<Value[Name]> };

export type AnyOutline =
  | "string"
  | "number"
  | "boolean"
  | readonly AnyOutline[]
  | { [name: string]: AnyOutline };

/** Whether a value has the fields of an outline; other fields are ignored. */
export function matchesOutline(value: unknown, outline: AnyOutline): boolean {
  if (typeof outline === "string") return typeof value === outline;
  if (isList(outline)) {
    const [item = {}] = outline;
    return Array.isArray(value) && value.every((entry) => matchesOutline(entry, item));
  }
  return (
    isRecord(value) && Object.entries(outline).every(([name, part]) => matchesOutline(value[name], part))
  );
}

const isList = (outline: AnyOutline): outline is readonly AnyOutline[] => Array.isArray(outline);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
