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
  others: AdminCategory[];
  /** Deletes the category after moving its products to `moveTo`; resolves to an error message. */
  onRemove: (moveTo: number | undefined) => Promise<string | undefined>;
};

/** The button that deletes a category; one with products asks where to move them. */
export function RemoveCategory({ category, others, onRemove }: RemoveCategoryProps) {
  const [target, setTarget] = useState("");
  const name = categoryName(category);
  const count = category.products + category.archived;
  if (count === 0)
    return (
      <ConfirmButton
        label={m.entry_remove()}
        question={m.entry_remove_text({ title: name })}
        confirm={m.entry_remove_yes()}
        keep={m.entry_keep()}
        onConfirm={() => onRemove(undefined)}
      />
    );
  return (
    <ConfirmButton
      label={m.entry_remove()}
      question={m.category_not_empty({ name, count: formatNumber(count) })}
      confirm={m.category_move_and_remove()}
      keep={m.entry_keep()}
      onConfirm={async () => (target === "" ? m.category_move_missing() : onRemove(Number(target)))}
    >
      <Select
        size="dense"
        label={m.category_move_to()}
        value={target}
        onChange={({ currentTarget: { value } }) => setTarget(value)}
        className="max-w-sm"
      >
        <option value="">{m.admin_product_choose()}</option>
        <CategoryOptions categories={others} />
      </Select>
    </ConfirmButton>
  );
}
