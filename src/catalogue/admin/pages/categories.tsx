import { useState } from "react";
import { Failed, ListSkeleton } from "../../../admin/kit/list/list-frame.tsx";
import { PageHead } from "../../../admin/kit/page-head.tsx";
import { useAdminLoad } from "../../../admin/kit/use-admin-load.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/dialog/toast.ts";
import { EmptyState } from "../../../ui/display/empty-state.tsx";
import { CategoryForm } from "../categories/components/category-form.tsx";
import { CategoryRow } from "../categories/components/category-row.tsx";
import { listAdminCategories } from "../categories/contract.ts";
import { nameOf, useCategoryList } from "../categories/use-category-list.ts";

/** The categories of the shop in their order: made, changed, moved, hidden, dated, deleted. */
export default function CategoriesPage() {
  const list = useAdminLoad(listAdminCategories, {});
  const { categories, move, toggle } = useCategoryList(list);
  const [open, setOpen] = useState<number | "new">();
  const category = categories.find(({ id }) => id === open);
  const done = (text: string) => {
    setOpen(undefined);
    toast({ text });
    void list.load();
  };
  return (
    <>
      <PageHead title={m.category_title()} note={m.category_note()}>
        <Button size="dense" onClick={() => setOpen("new")}>
          {m.category_add()}
        </Button>
      </PageHead>
      {(open === "new" || category) && (
        <CategoryForm
          key={open}
          category={category}
          others={categories.filter(({ id }) => id !== open)}
          onSaved={(saved) => done(m.content_saved({ title: nameOf(saved) }))}
          onRemoved={(title) => done(m.content_removed({ title }))}
          onClose={() => {
            setOpen(undefined);
            void list.load();
          }}
        />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && categories.length === 0 && <EmptyState title={m.category_none()} />}
      {categories.length > 0 && (
        <>
          <p className="mb-2 text-hint text-ink-soft">
            {m.content_order_hint()}{" "}
            <span className="pointer-coarse:hidden">
              {m.content_order_keys()} <kbd>Alt ↑ ↓</kbd>
            </span>
          </p>
          <ol className="rounded-card bg-card shadow-rest">
            {categories.map((one, place) => (
              <CategoryRow
                key={one.id}
                category={one}
                place={place}
                isLast={place === categories.length - 1}
                isOpen={one.id === open}
                onOpen={() => setOpen(one.id)}
                onMove={(from, to) => void move(from, to)}
                onToggle={() => void toggle(one)}
              />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
