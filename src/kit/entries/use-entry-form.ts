import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Result } from "#src/api/answer.ts";
import { type Once, useCallForm } from "../form/use-call-form.ts";

export type Versioned = { id: number; version: number };
type VersionedId = { id: string; version: number };

type EntryFormSource<One extends Versioned, Fields> = {
  /** Undefined for a new entry. */
  entry: One | undefined;
  fieldsOf: (entry: One | undefined) => Fields;
  create: (fields: Fields, once: Once) => Promise<Result<{ data: One }>>;
  change: (fields: Fields & VersionedId, once: Once) => Promise<Result<{ data: One }>>;
  /** Validates before sending; messages by field. */
  check?: (fields: Fields) => Partial<Record<string, string | undefined>>;
  onSaved: (entry: One) => void;
  onRemoved: () => void;
};

/** The form of an entry. On a conflict it shows the colleague's version, on which the next attempt is based. */
export function useEntryForm<One extends Versioned, Fields extends FieldValues>(
  source: EntryFormSource<One, Fields>,
) {
  const { entry, fieldsOf, create, change, check, onSaved, onRemoved } = source;
  const [theirs, setTheirs] = useState<One>();
  const target = entry && { id: String(entry.id), version: (theirs ?? entry).version };
  const state = useCallForm({
    values: fieldsOf(entry),
    operation: (fields: Fields, once) =>
      target ? change({ ...fields, ...target }, once) : create(fields, once),
    inputOf: (fields) => fields,
    ...(check && { check }),
    onSaved: ({ data }) => onSaved(data),
    onConflict: (currentEntry) => setTheirs(currentEntry as One),
  });
  return {
    ...state,
    fields: state.form.watch(),
    theirs,
    /** Deletes the entry by `act`; resolves to an error message. */
    remove: async (act: (which: VersionedId) => Promise<Result<unknown>>): Promise<string | undefined> => {
      if (!target) return undefined;
      const result = await act(target);
      if (!result.ok) {
        const { code, message, details } = result.problem;
        if (code === "changed") setTheirs((details as { now: One }).now);
        return message;
      }
      state.release();
      onRemoved();
      return undefined;
    },
  };
}

export type EntryFormState<One extends Versioned, Fields extends FieldValues> = ReturnType<
  typeof useEntryForm<One, Fields>
>;
