import type { PoolClient } from "pg";
import type { JournalFields } from "#src/journal/record.server.ts";
import { expectVersion } from "#src/kit/entry.server.ts";
import { m } from "#src/language/messages.ts";
import type { Queries } from "#src/platform/database/database.server.ts";
import type { AdminCategory } from "./contract.ts";

type CategoryRecord = Omit<AdminCategory, "visible_from" | "visible_until"> & {
  visible_from: Date | null;
  visible_until: Date | null;
};

const columns = `c.id, c.slug, c.name_en, c.name_bn, c.icon as image, c.tint, c.is_active, c.visible_from, c.visible_until, c.version,
  (select count(*) from products p where p.category_id = c.id and not p.is_archived) as products,
  (select count(*) from products p where p.category_id = c.id and p.is_archived) as archived`;

const toCategory = ({ visible_from, visible_until, ...row }: CategoryRecord): AdminCategory => ({
  ...row,
  visible_from: visible_from?.toISOString() ?? null,
  visible_until: visible_until?.toISOString() ?? null,
});

export async function readCategories(queries: Queries): Promise<AdminCategory[]> {
  const { rows } = await queries.query<CategoryRecord>(
    `select ${columns} from categories c order by c.position, c.id`,
  );
  return rows.map(toCategory);
}

export async function readCategory(client: PoolClient, id: number): Promise<AdminCategory> {
  const { rows } = await client.query<CategoryRecord>(`select ${columns} from categories c where c.id = $1`, [
    id,
  ]);
  if (!rows[0]) throw new Error("the category just written is not there");
  return toCategory(rows[0]);
}

/** Locks and returns a category. Throws `not_found`, or `changed` on another version. */
export async function lockCategory(
  client: PoolClient,
  { id, version }: { id: number; version: number },
): Promise<AdminCategory> {
  const { rows } = await client.query<CategoryRecord>(
    `select ${columns} from categories c where c.id = $1 for update of c`,
    [id],
  );
  return expectVersion(rows.map(toCategory)[0], version, { gone: m.category_gone() });
}

export function journalFields(category: AdminCategory): JournalFields {
  const {
    id: _id,
    slug: _slug,
    version: _version,
    products: _products,
    archived: _archived,
    ...fields
  } = category;
  return fields;
}
