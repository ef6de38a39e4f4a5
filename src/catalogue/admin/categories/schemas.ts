import { z } from "zod";
import { id, line, moment } from "#src/api/schemas.ts";
import { tints } from "#src/api/tints.ts";
import { type RequirableField, requirableFields } from "#src/catalogue/product/fields.ts";
import { m } from "#src/language/messages.ts";
import { picture } from "#src/pictures/schemas.ts";
import { maxCategoryNameLength } from "../rules.ts";

/** The names in the order of `requirableFields`, each once. */
const sortUnique = (names: RequirableField[]) => requirableFields.filter((name) => names.includes(name));

const fields = {
  name_en: line(maxCategoryNameLength, () => m.admin_product_name_missing()),
  name_bn: line(maxCategoryNameLength, () => m.admin_product_name_missing()),
  /** A drawing of the demo shop or an uploaded picture; empty for no picture. */
  image: z.union([z.literal(""), z.string().regex(/^\/pictures\/demo\/[\w-]+\.svg$/), picture], {
    error: () => m.picture_unknown(),
  }),
  /** The category that it is in; null at the top. */
  parent_id: id.nullable().optional(),
  tint: z.enum(tints, { error: () => m.entry_tint_missing() }),
  is_active: z.boolean(),
  /** The period in which shoppers see it; null for no limit. */
  visible_from: moment.nullable(),
  visible_until: moment.nullable(),
  /** The fields that each of its products should have; absent: as before. */
  required_fields: z.array(z.enum(requirableFields)).transform(sortUnique).optional(),
};

export const categoryFields = z.object(fields);

export const adminCategory = z.object({
  ...fields,
  id: z.int(),
  parent_id: z.int().nullable(),
  image: z.string(),
  tint: z.string(),
  version: z.int(),
  /** Identifies the category in CSV files, as its names do. */
  slug: z.string(),
  required_fields: z.array(z.enum(requirableFields)),
  /** The required fields, including those that the categories above it require. */
  all_required_fields: z.array(z.enum(requirableFields)),
  /** The numbers of active and of archived products, in categories within it included. */
  products: z.int(),
  archived: z.int(),
});

function checkDates({ value, issues }: z.core.ParsePayload<z.output<typeof categoryFields>>) {
  const { visible_from: from, visible_until: until } = value;
  if (from && until && Date.parse(from) >= Date.parse(until))
    issues.push({
      code: "custom",
      path: ["visible_until"],
      input: until,
      message: m.entry_until_before_from(),
    });
}

/** The version that the user saw. */
const version = z.int().positive();
export const newCategory = z.strictObject(fields).check(checkDates);
export const categoryChange = z.strictObject({ ...fields, id, version }).check(checkDates);
export const categoryMove = z.strictObject({
  id,
  /** The category to move it into; null: the top; absent: the category that it is in. */
  parent_id: id.nullable().optional(),
  /** Its new position among the categories there, counted from 1. */
  place: z.int().positive(),
  /** The ids of all categories in the order that the user saw. */
  was: z.array(z.int()).max(5000),
});
/** `move_to` is the id of the category that takes over the products; needed unless there are none. */
export const categoryRemoval = z.strictObject({ id, version, move_to: id.optional() });

export const adminCategoryList = z.object({ data: z.array(adminCategory) });
export const savedCategory = z.object({ data: adminCategory });
export const movedCategory = z.object({ ids: z.array(z.int()) });
export const removedCategory = z.object({ moved: z.int() });
