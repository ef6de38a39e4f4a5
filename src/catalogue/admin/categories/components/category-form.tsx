import { type FormEvent, useRef, useState } from "react";
import { useWarning } from "../../../../admin/kit/form/use-warning.ts";
import { call } from "../../../../api/client/client.ts";
import { m } from "../../../../language/messages.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Note } from "../../../../ui/display/note.tsx";
import { useCall } from "../../../../ui/form/use-call.ts";
import {
  type AdminCategory,
  type CategoryFields,
  changeCategory,
  createCategory,
  removeCategory,
} from "../contract.ts";
import { fieldsOf } from "../fields.ts";
import { nameOf } from "../use-category-list.ts";
import { CategoryFormFields } from "./category-fields.tsx";
import { CategoryPreview } from "./category-preview.tsx";
import { RemoveQuestion } from "./remove-question.tsx";

type CategoryFormProps = {
  /** The one to change; absent for a new one. */
  category: AdminCategory | undefined;
  others: AdminCategory[];
  onSaved: (category: AdminCategory) => void;
  onRemoved: (name: string) => void;
  onClose: () => void;
};

type SentCategory = { fields: CategoryFields; id?: string; version: number };

/** Makes or changes a category, with its tile above it. What is typed stays after a refusal. */
export function CategoryForm({ category, others, onSaved, onRemoved, onClose }: CategoryFormProps) {
  const [fields, setFields] = useState(() => fieldsOf(category));
  const [version, setVersion] = useState(category?.version ?? 0);
  const [theirs, setTheirs] = useState<AdminCategory>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(
    ({ fields: given, ...which }: SentCategory) =>
      which.id === undefined
        ? call(createCategory, given)
        : call(changeCategory, { id: which.id, version: which.version, ...given }),
    form,
  );
  useWarning(JSON.stringify(fields) !== JSON.stringify(fieldsOf(category)));
  const meet = (now: AdminCategory) => {
    setTheirs(now);
    setVersion(now.version);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ fields, version, ...(category && { id: String(category.id) }) });
    if (result?.ok) return onSaved(result.value.data);
    if (result?.problem.code === "changed") meet((result.problem.details as { now: AdminCategory }).now);
  };
  const remove = async (one: AdminCategory, moveTo: number | undefined) => {
    const result = await call(removeCategory, { id: String(one.id), version, move_to: moveTo });
    if (result.ok) return void onRemoved(nameOf(one));
    if (result.problem.code === "changed") meet((result.problem.details as { now: AdminCategory }).now);
    return result.problem.message;
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="category-form-title"
      className="mb-4 grid gap-4 rounded-card bg-card p-3 shadow-rest sm:p-4"
    >
      <h2 id="category-form-title" ref={focusInView} tabIndex={-1} className="text-title">
        {category ? nameOf(category) : m.category_new()}
      </h2>
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && (
        <section className="grid gap-2">
          <h3 className="text-label">{m.content_theirs()}</h3>
          <CategoryPreview fields={theirs} />
          <Button variant="second" size="small" className="justify-self-start" onClick={onClose}>
            {m.content_take_theirs()}
          </Button>
          <h3 className="text-label">{m.content_yours()}</h3>
        </section>
      )}
      <CategoryPreview fields={fields} />
      <CategoryFormFields
        fields={fields}
        errors={errors}
        busy={busy}
        onChange={(change) => {
          setFields((old) => ({ ...old, ...change }));
          for (const name of Object.keys(change)) edited(name);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="small" busy={busy}>
          {busy ? m.content_saving() : m.content_save()}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {m.content_cancel()}
        </Button>
        {category && (
          <RemoveQuestion
            category={category}
            others={others}
            onRemove={(moveTo) => remove(category, moveTo)}
          />
        )}
      </div>
    </form>
  );
}

/** The form opens above a list that may be scrolled far down. */
const focusInView = (element: HTMLElement | null) => element?.focus();
