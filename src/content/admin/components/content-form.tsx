import { type FormEvent, useRef, useState } from "react";
import { useWarning } from "../../../admin/kit/form/use-warning.ts";
import { call } from "../../../api/client/client.ts";
import { locale } from "../../../language/locale.ts";
import { m } from "../../../language/messages.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/display/note.tsx";
import { useCall } from "../../../ui/form/use-call.ts";
import {
  type AdminContent,
  type ContentFields,
  type ContentKind,
  changeContent,
  createContent,
  removeContent,
} from "../contract.ts";
import { fieldsOf } from "../fields.ts";
import { ContentFormFields } from "./content-fields.tsx";
import { ContentPreview } from "./content-preview.tsx";
import { RemoveQuestion } from "./remove-question.tsx";

type ContentFormProps = {
  kind: ContentKind;
  /** The one to change; absent for a new one. */
  entry: AdminContent | undefined;
  onSaved: (entry: AdminContent) => void;
  onRemoved: (title: string) => void;
  onClose: () => void;
};

const headings = {
  sliders: m.content_new_slide,
  advertisements: m.content_new_advertisement,
  banners: m.content_new_banner,
  notices: m.content_new_notice,
};

type Sent = { fields: ContentFields; id?: string; version: number };

/** Makes or changes a slide, an advertisement, a banner or a notice, with what shoppers will see above it. What is typed stays after a refusal. */
export function ContentForm({ kind, entry, onSaved, onRemoved, onClose }: ContentFormProps) {
  const [fields, setFields] = useState(() => fieldsOf(entry));
  const [version, setVersion] = useState(entry?.version ?? 0);
  const [theirs, setTheirs] = useState<AdminContent>();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem, errors, send, edited } = useCall(
    ({ fields: given, ...which }: Sent) =>
      which.id === undefined
        ? call(createContent, { kind, ...given })
        : call(changeContent, { kind, id: which.id, version: which.version, ...given }),
    form,
  );
  const title = entry && (locale() === "bn" ? entry.title_bn : entry.title_en);
  useWarning(JSON.stringify(fields) !== JSON.stringify(fieldsOf(entry)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ fields, version, ...(entry && { id: String(entry.id) }) });
    if (result?.ok) return onSaved(result.value.data);
    if (result?.problem.code === "changed") meet((result.problem.details as { now: AdminContent }).now);
  };
  const meet = (now: AdminContent) => {
    setTheirs(now);
    setVersion(now.version);
  };
  const remove = async () => {
    if (!entry) return undefined;
    const result = await call(removeContent, { kind, id: String(entry.id), version });
    if (result.ok) return void onRemoved(title ?? "");
    if (result.problem.code === "changed") meet((result.problem.details as { now: AdminContent }).now);
    return result.problem.message;
  };
  const heading = headings[kind]();
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby="content-form-title"
      className="mb-4 grid gap-4 rounded-card bg-card p-3 shadow-rest sm:p-4"
    >
      <h2 id="content-form-title" ref={focusInView} tabIndex={-1} className="text-title">
        {title ?? heading}
      </h2>
      {problem && <Note look="error">{problem.message}</Note>}
      {theirs && (
        <section className="grid gap-2">
          <h3 className="text-label">{m.content_theirs()}</h3>
          <ContentPreview kind={kind} fields={theirs} />
          <Button variant="second" size="small" className="justify-self-start" onClick={onClose}>
            {m.content_take_theirs()}
          </Button>
          <h3 className="text-label">{m.content_yours()}</h3>
        </section>
      )}
      <ContentPreview kind={kind} fields={fields} />
      <input type="hidden" name="image" value={fields.image} />
      <ContentFormFields
        kind={kind}
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
        {title && <RemoveQuestion title={title} onRemove={remove} />}
      </div>
    </form>
  );
}

/** The form opens above a list that may be scrolled far down. */
const focusInView = (element: HTMLElement | null) => element?.focus();
