import { listAdminCategories } from "#src/catalogue/admin/categories/contract.ts";
import { categoryName } from "#src/catalogue/admin/categories/fields.ts";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Select } from "#src/ui/form/select.tsx";
import type { ChangeMapping, ImportMapping } from "../contract.ts";

type MappedCategoriesProps = { mapping: ImportMapping; onChange: ChangeMapping };

/** The categories of the file, each with the choice of one of ours, a new one, or not importing its products. */
export function MappedCategories({ mapping, onChange }: MappedCategoriesProps) {
  const shopCategories = useAdminLoad(listAdminCategories, {}).value?.data ?? [];
  const choose = (path: string, value: string) =>
    onChange({ categories: { [path]: value === "create" || value === "skip" ? value : Number(value) } });
  return (
    <section aria-labelledby="categories" className="rounded-card bg-card p-3 shadow-rest">
      <h2 id="categories" className="font-bold">
        {m.import_mapping_categories()}
      </h2>
      <p className="text-hint text-ink-soft">{m.import_mapping_remembered()}</p>
      <ul className="mt-1 divide-y divide-line text-hint">
        {mapping.categories.map(({ path, name, products, choice }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-44 wrap-anywhere">
              {path || m.import_mapping_category_none()}{" "}
              <span className="text-ink-soft">· {formatNumber(products)}</span>
            </span>
            <Select
              label={m.import_mapping_category_for({ name: path || m.import_mapping_category_none() })}
              labelHidden
              size="dense"
              className="w-60 max-sm:w-full"
              value={choice}
              onChange={({ currentTarget: { value } }) => choose(path, value)}
            >
              <option value="create">{m.import_mapping_create({ name })}</option>
              <option value="skip">{m.import_mapping_skip()}</option>
              {shopCategories.map((category) => (
                <option key={category.id} value={category.id}>
                  {categoryName(category)}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  );
}
