import { type FormEvent, useRef, useState } from "react";
import type { CallFailure, Result } from "#src/api/answer.ts";
import { useCall } from "#src/ui/form/use-call.ts";
import { useLeaveGuard } from "../form/leave-guard.tsx";

export type Versioned = { id: number; version: number };
type VersionedId = { id: string; version: number };

type EntryFormSource<One extends Versioned, Fields> = {
  /** The one to change; absent for a new one. */
  entry: One | undefined;
  fieldsOf: (entry: One | undefined) => Fields;
  create: (fields: Fields) => Promise<Result<{ data: One }>>;
  change: (fields: Fields & VersionedId) => Promise<Result<{ data: One }>>;
  onSaved: (entry: One) => void;
  onRemoved: () => void;
};

/**
 * The form for an entry: what is typed stays after a refusal; where a colleague has changed the entry meanwhile, theirs is shown
 * and the next attempt is made from it.
 */
export function useEntryForm<One extends Versioned, Fields extends object>(
  source: EntryFormSource<One, Fields>,
) {
  const { entry, fieldsOf } = source;
  const [opened] = useState(() => fieldsOf(entry));
  const [fields, setFields] = useState(opened);
  const [version, setVersion] = useState(entry?.version ?? 0);
  const [theirs, setTheirs] = useState<One>();
  const form = useRef<HTMLFormElement>(null);
  const which = entry && { id: String(entry.id), version };
  const { busy, problem, errors, send, edited } = useCall(
    (given: Fields) => (which ? source.change({ ...given, ...which }) : source.create(given)),
    form,
  );
  const release = useLeaveGuard(JSON.stringify(fields) !== JSON.stringify(opened));

  const meet = ({ code, details }: CallFailure) => {
    if (code !== "changed") return;
    const { now } = details as { now: One };
    setTheirs(now);
    setVersion(now.version);
  };
  return {
    form,
    fields,
    theirs,
    busy,
    problem,
    errors,
    edit: (change: Partial<Fields>) => {
      setFields((old) => ({ ...old, ...change }));
      for (const name of Object.keys(change)) edited(name);
    },
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const result = await send(fields);
      if (result?.ok) {
        release();
        source.onSaved(result.value.data);
      } else if (result) meet(result.problem);
    },
    /** Removes the entry by `act`; gives the reason where that was refused. */
    remove: async (act: (which: VersionedId) => Promise<Result<unknown>>): Promise<string | undefined> => {
      if (!which) return undefined;
      const result = await act(which);
      if (result.ok) {
        release();
        return void source.onRemoved();
      }
      meet(result.problem);
      return result.problem.message;
    },
  };
}

export type EntryFormState<One extends Versioned, Fields extends object> = ReturnType<
  typeof useEntryForm<One, Fields>
>;
