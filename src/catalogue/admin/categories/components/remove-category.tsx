import { useState } from "react";
import { ConfirmButton } from "#src/kit/confirm-button.tsx";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { Select } from "#src/ui/form/select.tsx";
import type { AdminCategory } from "../contract.ts";
import { categoryName } from "../fields.ts";
import { CategoryOptions } from "./category-options.tsx";

type RemoveCategoryProps = {
  category: AdminCategory;
  /** The categories that can take over its products. */
  targetCategories: AdminCategory[];
  /** Deletes the category after moving its products to `moveTo`; resolves to an error message. */
  onRemove: (moveTo: number | undefined) => Promise<string | undefined>;
};

/** The button that deletes a category; one with products asks where to move them. */
export function RemoveCategory({ category, targetCategories, onRemove }: RemoveCategoryProps) {
  /** The id of the category that takes over the products; empty before the choice. */
  const [targetId, setTargetId] = useState("");
  const name = categoryName(category);
  const count = category.products + category.archived;
  if (count === 0)
    return (
      <ConfirmButton
        label={m.entry_remove()}
        question={m.entry_remove_text({ title: name })}
        confirmLabel={m.entry_remove_yes()}
        keepLabel={m.entry_keep()}
        onConfirm={() => onRemove(undefined)}
      />
    );
  return (
    <ConfirmButton
      label={m.entry_remove()}
      question={m.category_not_empty({ name, count: formatNumber(count) })}
      confirmLabel={m.category_move_and_remove()}
      keepLabel={m.entry_keep()}
      onConfirm={async () => (targetId === "" ? m.category_move_missing() : onRemove(Number(targetId)))}
    >
      <Select
        size="dense"
        label={m.category_move_to()}
        value={targetId}
        onChange={({ currentTarget: { value } }) => setTargetId(value)}
        className="max-w-sm"
      >
        <option value="">{m.admin_product_choose()}</option>
        <CategoryOptions categories={targetCategories} />
      </Select>
    </ConfirmButton>
  );
}
