import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useAllCategories } from "#src/catalogue/admin/categories/all-categories.tsx";
import { CategoryOptions } from "#src/catalogue/admin/categories/components/category-options.tsx";
import { maxFurtherCategories } from "#src/catalogue/admin/rules.ts";
import { m } from "#src/language/messages.ts";
import { Select } from "#src/ui/form/select.tsx";
import type { ProductValues } from "../product-values.ts";

type FurtherCategoriesProps = { form: UseFormReturn<ProductValues> } & Pick<
  ComponentProps<typeof Select>,
  "label" | "hint" | "error" | "className"
>;

const fieldName = "further_category_ids";

/** The categories that list a product besides its own, each with a button to remove it, and a select to add one. */
export function FurtherCategories({ form, ...selectProps }: FurtherCategoriesProps) {
  const categories = useAllCategories();
  const chosenIds = form.watch(fieldName).split(",").filter(Boolean);
  const ownCategoryId = form.watch("category_id");
  const setIds = (ids: string[]) => form.setValue(fieldName, ids.join());
  const availableCategories = categories.filter(
    ({ id }) => String(id) !== ownCategoryId && !chosenIds.includes(String(id)),
  );
  return (
    <div className="min-w-0">
      <Select
        size="dense"
        {...selectProps}
        value=""
        disabled={chosenIds.length >= maxFurtherCategories}
        onChange={({ currentTarget: { value } }) => value !== "" && setIds([...chosenIds, value])}
      >
        <option value="">{m.admin_product_further_categories_add()}</option>
        <CategoryOptions categories={categories} options={availableCategories} />
      </Select>
      <ul className="mt-1 flex flex-wrap gap-1">
        {categories
          .filter(({ id }) => chosenIds.includes(String(id)))
          .map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={m.admin_product_further_categories_remove({ name })}
                onClick={() => setIds(chosenIds.filter((chosenId) => chosenId !== String(id)))}
                className="press inline-flex min-h-9 items-center gap-1.5 rounded-chip bg-leaf-tint px-3 text-hint font-medium text-leaf-press pointer-coarse:min-h-11"
              >
                {name}
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
      </ul>
    </div>
  );
}
