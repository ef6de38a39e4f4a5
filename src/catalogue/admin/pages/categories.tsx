import { call } from "#src/api/client/client.ts";
import { OrderHint } from "#src/kit/entries/entry-row.tsx";
import { useEntries } from "#src/kit/entries/use-entries.ts";
import { Failed, ListSkeleton } from "#src/kit/list/list-frame.tsx";
import { PageHead } from "#src/kit/page-head.tsx";
import { useAdminLoad } from "#src/kit/use-admin-load.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { EmptyState } from "#src/ui/display/empty-state.tsx";
import { CategoryForm } from "../categories/components/category-form.tsx";
import { CategoryRow } from "../categories/components/category-row.tsx";
import { changeCategory, listAdminCategories, moveCategory } from "../categories/contract.ts";
import { fieldsOf, nameOf } from "../categories/fields.ts";

export default function CategoriesPage() {
  const list = useAdminLoad(listAdminCategories, {});
  const { entries, open, form, row, openNew } = useEntries({
    list,
    read: ({ data }) => data,
    write: (_, data) => ({ data }),
    nameOf,
    move: (which) => call(moveCategory, which),
    activate: (category, is_active) => {
      const { id, version } = category;
      return call(changeCategory, { ...fieldsOf(category), id: String(id), version, is_active });
    },
  });
  return (
    <>
      <PageHead title={m.common_categories()} note={m.category_note()}>
        <Button size="dense" onClick={openNew}>
          {m.category_add()}
        </Button>
      </PageHead>
      {form && <CategoryForm key={open} others={entries.filter((one) => one !== form.entry)} {...form} />}
      {list.problem && <Failed text={list.problem.message} onRetry={list.load} />}
      {!list.value && !list.problem && <ListSkeleton />}
      {list.value && entries.length === 0 && <EmptyState title={m.category_none()} />}
      {entries.length > 0 && (
        <>
          <OrderHint />
          <ol className="mt-2 rounded-card bg-card shadow-rest">
            {entries.map((one, place) => (
              <CategoryRow key={one.id} {...row(one, place)} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
