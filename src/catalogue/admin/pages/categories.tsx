import { call } from "#src/api/client/client.ts";
import { childrenOf, pathTo } from "#src/catalogue/category-tree.ts";
import { OrderHint } from "#src/kit/entries/entry-row.tsx";
import { useEntries } from "#src/kit/entries/use-entries.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { CategoryForm } from "../categories/components/category-form.tsx";
import { CategoryRow } from "../categories/components/category-row.tsx";
import {
  type AdminCategory,
  changeCategory,
  listAdminCategories,
  moveCategory,
} from "../categories/contract.ts";
import { categoryName, toCategoryFields } from "../categories/fields.ts";

/** The categories as a tree that staff add to, change, hide and reorder. */
export default function CategoriesPage() {
  const list = useAdminLoad(listAdminCategories, {});
  const { entries, open, form, row, openNew } = useEntries({
    list,
    read: ({ data }) => data,
    write: (_, data) => ({ data }),
    nameOf: categoryName,
    siblingsOf: ({ parent_id }, all) => childrenOf(all, parent_id),
    move: (movedEntry) => call(moveCategory, movedEntry),
    activate: (category, is_active) => {
      const { id, version } = category;
      return call(changeCategory, { ...toCategoryFields(category), id: String(id), version, is_active });
    },
  });
  /** Offers to undo a move by the form, which puts the category back into its previous parent and place. */
  const offerMoveBack = (before: AdminCategory | undefined, { id, parent_id }: AdminCategory) => {
    if (!before || before.parent_id === parent_id) return;
    const place = childrenOf(entries, before.parent_id).indexOf(before) + 1;
    const moveBack = async () => {
      const currentList = await call(listAdminCategories, {});
      const currentIds = currentList.ok ? currentList.value.data.map((category) => category.id) : [];
      const input = { id: String(id), parent_id: before.parent_id, place, was: currentIds };
      const result = await call(moveCategory, input);
      toast({
        text: result.ok ? m.category_moved_back({ title: categoryName(before) }) : result.problem.message,
      });
      void list.load();
    };
    const newParent = entries.find((entry) => entry.id === parent_id);
    toast({
      text: newParent
        ? m.category_moved({ title: categoryName(before), category: categoryName(newParent) })
        : m.category_moved_to_top({ title: categoryName(before) }),
      undo: { label: m.common_undo(), run: () => void moveBack() },
    });
  };
  return (
    <>
      <PageHead title={m.common_categories()} note={m.category_note()}>
        <Button size="dense" onClick={openNew}>
          {m.category_add()}
        </Button>
      </PageHead>
      {form && (
        <CategoryForm
          key={open}
          categories={entries}
          {...form}
          onSaved={(saved) => {
            form.onSaved(saved);
            offerMoveBack(form.entry, saved);
          }}
        />
      )}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && entries.length === 0 && <EmptyState title={m.category_none()} />}
      {entries.length > 0 && (
        <>
          <OrderHint />
          <ol className="mt-2 rounded-card bg-card shadow-rest">
            {entries.map((entry) => (
              <CategoryRow key={entry.id} level={pathTo(entries, entry.parent_id).length} {...row(entry)} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
