import { type FormEvent, useRef, useState } from "react";
import { useUnsaved } from "../../../admin/kit/form/use-unsaved.ts";
import type { Operation } from "../../../api/operation.ts";
import { toast } from "../../../ui/dialog/toast.ts";
import { useCall } from "../../../ui/form/use-call.ts";

type TextFormOptions<Input, Text, Draft> = {
  text: Text;
  operation: Operation<Input, { success: true; data: Text }>;
  /** What can be changed of a text. */
  draftOf: (text: Text) => Draft;
  inputOf: (draft: Draft, version: number) => Input;
  /** Said once it is saved. */
  saved: () => string;
  onSaved: () => void;
};

/**
 * A text of the shop's e-mails or SMS while an admin writes it. `theirs` is what somebody else saved meanwhile: what was typed stays,
 * and is saved over it with the next press.
 */
export function useTextForm<Input, Text extends { version: number }, Draft extends object>({
  text,
  operation,
  draftOf,
  inputOf,
  saved,
  onSaved,
}: TextFormOptions<Input, Text, Draft>) {
  const [base, setBase] = useState(text);
  const [draft, setDraft] = useState(() => draftOf(text));
  const [theirs, setTheirs] = useState<Text>();
  const form = useRef<HTMLFormElement>(null);
  const saving = useCall(operation, form);
  const before = draftOf(base);
  const changed = (Object.keys(before) as (keyof Draft)[]).filter((field) => draft[field] !== before[field]);
  useUnsaved(changed.length > 0, form);
  const show = (now: Text) => {
    setBase(now);
    setDraft(draftOf(now));
    setTheirs(undefined);
  };
  const change = (fields: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...fields }));
    for (const field of Object.keys(fields)) saving.edited(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) return;
    const result = await saving.send(inputOf(draft, base.version));
    if (result?.ok) {
      show(result.value.data);
      toast({ text: saved() });
      return onSaved();
    }
    if (result?.problem.code !== "changed") return;
    const { now } = result.problem.details as { now: Text };
    setTheirs(now);
    setBase(now);
  };
  return { form, base, draft, theirs, changed, saving, change, submit, discard: () => show(base) };
}
