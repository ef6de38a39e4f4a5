import { useState } from "react";
import { m } from "../../../../language/messages.ts";
import { number } from "../../../../language/numbers/numbers.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { takeFocus } from "../../../../ui/buttons/take-focus.ts";
import { Select } from "../../../../ui/form/select.tsx";
import type { AdminCategory } from "../contract.ts";
import { nameOf } from "../use-category-list.ts";

type RemoveQuestionProps = {
  category: AdminCategory;
  /** Those that its products can go to. */
  others: AdminCategory[];
  /** Deletes it, after its products went to `moveTo`; gives the reason where that was refused. */
  onRemove: (moveTo: number | undefined) => Promise<string | undefined>;
};

/** The button that deletes a category, and its question: where its products shall go, or whether it is really to go. */
export function RemoveQuestion({ category, others, onRemove }: RemoveQuestionProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [target, setTarget] = useState("");
  const title = nameOf(category);
  const count = category.products + category.archived;
  const remove = async () => {
    if (count > 0 && target === "") return setRefusal(m.category_move_missing());
    setBusy(true);
    setRefusal(await onRemove(target === "" ? undefined : Number(target)));
    setBusy(false);
  };
  if (!open)
    return (
      <Button variant="danger" size="small" className="ml-auto" onClick={() => setOpen(true)}>
        {m.content_remove()}
      </Button>
    );
  return (
    <div className="grid basis-full gap-3 rounded-tile bg-tomato-tint p-3">
      <p ref={takeFocus} tabIndex={-1}>
        {count > 0
          ? m.category_not_empty({ name: title, count: number(count) })
          : m.content_remove_text({ title })}
      </p>
      {count > 0 && (
        <Select
          size="dense"
          label={m.category_move_to()}
          value={target}
          error={refusal}
          onChange={({ currentTarget: { value } }) => setTarget(value)}
          className="max-w-sm"
        >
          <option value="">{m.admin_product_choose()}</option>
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {nameOf(other)}
            </option>
          ))}
        </Select>
      )}
      {count === 0 && refusal && (
        <p role="alert" className="text-label text-tomato">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          className="bg-tomato hover:bg-tomato-press"
          onClick={() => void remove()}
        >
          {count > 0 ? m.category_move_and_remove() : m.content_remove_yes()}
        </Button>
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          {m.content_keep()}
        </Button>
      </div>
    </div>
  );
}
