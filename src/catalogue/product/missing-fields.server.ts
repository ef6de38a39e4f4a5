import type { Queries } from "#src/platform/database/database.server.ts";
import { columnOf, emptyValue, type RequirableField, requirableFields, type StoredFields } from "./fields.ts";
import { isSame } from "./stored-product.server.ts";

/** SQL: whether a field of a product `p` is empty. */
const isEmptySql = (name: RequirableField) => {
  const column = `p.${columnOf(name)}`;
  const empty = emptyValue(name);
  if (Array.isArray(empty)) return `${column} = '{}'`;
  return empty === "" ? `${column} = ''` : `${column} is null`;
};

/** SQL: the names of the empty fields of a product `p` that a category may require, or null for each filled one. */
export const emptyFieldsSql = requirableFields
  .map((name) => `case when ${isEmptySql(name)} then '${name}' end`)
  .join(", ");

/** SQL: whether a product `p` lacks a field that its category requires. */
export const isIncompleteSql = `exists (
  select from category_requirements q where q.category_id = p.category_id
    and q.required_fields && array_remove(array[${emptyFieldsSql}], null))`;

/** SQL: the names of the required fields that a product `p` lacks; null if its category requires none. */
export const missingFieldsSql = `(
  select array(select unnest(q.required_fields) intersect select unnest(array[${emptyFieldsSql}]))
  from category_requirements q where q.category_id = p.category_id)`;

/** The names in the order of the fields; unknown ones are left out. */
export const knownFields = (names: readonly string[] | null): RequirableField[] =>
  requirableFields.filter((name) => names?.includes(name));

export type Requirements = ReadonlyMap<number, readonly string[]>;

/** The required fields of each category that has some, by its id. */
export async function readRequirements(client: Queries): Promise<Requirements> {
  const { rows } = await client.query<{ id: number; fields: string[] }>(
    `select c.id, coalesce(q.required_fields, '{}') as fields
     from categories c join category_requirements q on q.category_id = c.id`,
  );
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

/** Whether a product that is not stored yet would lack a field that its category requires. */
export const wouldBeIncomplete = (product: Partial<StoredFields>, requirements: Requirements): boolean =>
  knownFields(requirements.get(product.category_id ?? 0) ?? null).some((name) => {
    const value = product[columnOf(name)] ?? emptyValue(name);
    return isSame(value, emptyValue(name));
  });
