import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { useListUrl } from "#src/kit/use-list-url.ts";
import { m } from "#src/language/messages.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Link } from "#src/ui/buttons/link.tsx";
import { toast } from "#src/ui/dialog/toast.ts";
import { Field } from "#src/ui/form/field.tsx";
import { maxViewNameLength, replaceViews, type SavedView, useViews } from "./views-store.ts";

const filterNames = ["search", "category", "short", "incomplete", "archived"] as const;

const hasSameFilters = (filters: SavedView["filters"], otherFilters: SavedView["filters"]) =>
  filterNames.every((name) => (filters[name] ?? "") === (otherFilters[name] ?? ""));

/** Product lists that were saved by name in this browser; a view stores the filters of the URL. */
export function SavedViews() {
  const { read, toFilteredUrl } = useListUrl();
  const views = useViews();
  const filters = Object.fromEntries(filterNames.flatMap((name) => [[name, read(name) ?? ""]]));
  const isFiltered = filterNames.some((name) => filters[name]);
  const currentView = views.find((view) => hasSameFilters(view.filters, filters));
  const remove = (view: SavedView) => {
    replaceViews(views.filter((otherView) => otherView !== view));
    const undo = { label: m.office_undo(), run: () => replaceViews(views) };
    toast({ text: m.views_removed({ name: view.name }), undo });
  };
  if (views.length === 0 && !isFiltered) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-1.5">
      {views.length > 0 && (
        <ul aria-label={m.views_label()} className="contents">
          {views.map((view) => (
            <li
              key={view.name}
              className={`flex items-center rounded-chip text-hint font-semibold ${view === currentView ? "bg-leaf-tint text-leaf-press" : "bg-card text-leaf shadow-rest"}`}
            >
              <Link
                to={toFilteredUrl(Object.fromEntries(filterNames.map((name) => [name, view.filters[name]])))}
                aria-current={view === currentView ? "true" : undefined}
                className="inline-flex min-h-9 items-center rounded-chip px-3 pointer-coarse:min-h-11"
              >
                {view.name}
              </Link>
              {view === currentView && (
                <button
                  type="button"
                  aria-label={m.views_remove({ name: view.name })}
                  onClick={() => remove(view)}
                  className="grid size-9 place-items-center rounded-full pointer-coarse:size-11"
                >
                  <X size={16} aria-hidden />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isFiltered && !currentView && (
        <NewView
          key={JSON.stringify(filters)}
          onSave={(name) => {
            replaceViews([...views.filter((view) => view.name !== name), { name, filters }]);
            toast({ text: m.views_saved({ name }) });
          }}
        />
      )}
    </div>
  );
}

/** A form that names the current list. `onSave` stores it, in place of a view of the same name. */
function NewView({ onSave }: { onSave: (name: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState("");
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  if (!isOpen)
    return (
      <Button variant="quiet" size="dense" onClick={() => setIsOpen(true)}>
        {m.views_save()}
      </Button>
    );
  return (
    <form onSubmit={save} className="flex items-end gap-1.5">
      <Field
        autoFocus
        size="dense"
        label={m.views_name()}
        labelHidden
        placeholder={m.views_name()}
        maxLength={maxViewNameLength}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onKeyDown={(event) => event.key === "Escape" && setIsOpen(false)}
      />
      <Button type="submit" size="dense">
        {m.common_save()}
      </Button>
    </form>
  );
}
