import type { PoolClient } from "pg";
import { Problem } from "#src/api/problem.ts";
import { branchOf, inTreeOrder, maxLevels, pathTo } from "#src/catalogue/category-tree.ts";
import { knownFields } from "#src/catalogue/product/missing-fields.server.ts";
import type { JournalFields } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { AdminCategory, CategoryFields } from "./contract.ts";

/** A category's own fields, without counted and inherited ones. */
export type OwnCategory = Omit<AdminCategory, "all_required_fields" | "products" | "archived">;

type OwnRecord = Omit<OwnCategory, "visible_from" | "visible_until" | "required_fields"> & {
  visible_from: Date | null;
  visible_until: Date | null;
  required_fields: string[];
};
type CategoryRecord = OwnRecord &
  Pick<AdminCategory, "products" | "archived"> & { all_required_fields: string[] | null };

const ownColumns = `c.id, c.slug, c.parent_id, c.name_en, c.name_bn, c.icon as image, c.tint, c.is_active,
  c.visible_from, c.visible_until, c.version, c.required_fields`;
const columnsWithCounts = `${ownColumns},
  (select q.required_fields from category_requirements q where q.category_id = c.id) as all_required_fields,
  coalesce(n.products, 0) as products, coalesce(n.archived, 0) as archived`;

const categoriesWithCounts = "categories c left join category_counts n on n.category_id = c.id";

/** SQL: the columns that staff can change. */
export const editableColumnsSql =
  "parent_id, name_en, name_bn, icon, tint, is_active, visible_from, visible_until, required_fields";

/** The columns that staff can change as JSON, for `json_populate_record`. */
export const toJsonRow = ({ image, ...fields }: CategoryFields): string =>
  JSON.stringify({ ...fields, icon: image });

const toOwnCategory = <Row extends OwnRecord>({ visible_from, visible_until, ...row }: Row) => ({
  ...row,
  visible_from: visible_from?.toISOString() ?? null,
  visible_until: visible_until?.toISOString() ?? null,
  required_fields: knownFields(row.required_fields),
});

const toCategory = (row: CategoryRecord): AdminCategory => ({
  ...toOwnCategory(row),
  all_required_fields: knownFields(row.all_required_fields),
});

/** All categories in the shop's order. */
export async function readCategories(queries: Queries): Promise<AdminCategory[]> {
  const { rows } = await queries.query<CategoryRecord>(
    `select ${columnsWithCounts} from ${categoriesWithCounts} order by c.position, c.id`,
  );
  return rows.map(toCategory);
}

export async function readCategory(client: PoolClient, id: number): Promise<AdminCategory> {
  const { rows } = await client.query<CategoryRecord>(
    `select ${columnsWithCounts} from ${categoriesWithCounts} where c.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error("the category just written is not there");
  return toCategory(rows[0]);
}

/** Locks and returns a category. Throws `not_found`, or `changed` with the current category on another version. */
export async function lockCategory(
  client: PoolClient,
  { id, version }: { id: number; version: number },
): Promise<OwnCategory> {
  const { rows } = await client.query<OwnRecord>(
    `select ${ownColumns} from categories c where c.id = $1 for update`,
    [id],
  );
  const [ownRecord] = rows;
  if (ownRecord?.version === version) return toOwnCategory(ownRecord);
  // The refusal shows the current category with its counts.
  return expectVersion(ownRecord && (await readCategory(client, id)), version, { gone: m.category_gone() });
}

/** SQL: waits for other transactions that change names or the tree, and keeps them waiting until this one ends. */
export const lockTreeSql = "select pg_advisory_xact_lock(hashtextextended('names of categories', 0))";

export type TreeRow = { id: number; parent_id: number | null; name: string };

/** Locks all categories and returns them in the shop's order. Products can still be moved into them. */
export async function lockCategories(client: PoolClient): Promise<TreeRow[]> {
  await client.query(lockTreeSql);
  const { rows } = await client.query<TreeRow>(
    "select id, parent_id, name_en as name from categories order by position, id for no key update",
  );
  return rows;
}

/**
 * Throws a field error on `parent_id` if the category `id` (null: a new one) cannot be moved into `parentId`:
 * because that is missing, is within the category, or is too deep.
 */
export function checkParent(
  categories: readonly TreeRow[],
  id: number | null,
  parentId: number | null,
): void {
  if (parentId === null) return;
  const message = findParentError(categories, id, parentId);
  if (message) throw new Problem("invalid_fields", message, { errors: { parent_id: message } });
}

function findParentError(
  categories: readonly TreeRow[],
  movedId: number | null,
  parentId: number,
): string | undefined {
  const parentPath = pathTo(categories, parentId);
  const movedLevels = movedId === null ? 1 : countLevels(categories, movedId);
  if (parentPath.length === 0) return m.category_gone();
  if (parentPath.some(({ id }) => id === movedId)) return m.category_parent_within();
  if (parentPath.length + movedLevels > maxLevels)
    return m.category_too_deep({ count: formatNumber(maxLevels) });
  return undefined;
}

/** The number of levels of a category with those within it: 1 if it contains none. */
function countLevels(categories: readonly TreeRow[], id: number): number {
  const depths = branchOf(categories, id).map((row) => pathTo(categories, row.id).length);
  return Math.max(...depths) - pathTo(categories, id).length + 1;
}

/** Stores the positions of the categories, each before those within it. Returns the ids in that order. */
export async function writeOrder(client: PoolClient, categories: readonly TreeRow[]): Promise<number[]> {
  const ids = inTreeOrder(categories).map(({ id }) => id);
  await client.query(
    `update categories set position = o.place from unnest($1::bigint[]) with ordinality o (id, place)
     where categories.id = o.id and position <> o.place`,
    [ids],
  );
  return ids;
}

/** The fields that the journal records: without ids, the version and counts. */
export function toJournalFields(category: OwnCategory & Partial<AdminCategory>): JournalFields {
  const {
    id: _id,
    slug: _slug,
    parent_id: _parent,
    version: _version,
    all_required_fields: _all,
    products: _products,
    archived: _archived,
    ...fields
  } = category;
  return fields;
}

/** The English names of a category and those above it, for the journal; empty at the top. */
export const pathText = (categories: readonly TreeRow[], parentId: number | null): string =>
  pathTo(categories, parentId)
    .map(({ name }) => name)
    .join(" › ");
