import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { draftPrefix, readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { isSame } from "./is-same.ts";

/** Whether there are unsaved values under this name. */
export const hasDraft = (name: string): boolean => readStored(`${draftPrefix}${name}`) !== undefined;

/** Stores a form's unsaved values on the device under `name`, if given. */
export function useFormDraft<Values extends FieldValues>(
  { subscribe, setValue }: UseFormReturn<Values>,
  name: string | undefined,
) {
  useEffect(() => {
    if (name === undefined) return;
    const key = `${draftPrefix}${name}`;
    const stored = readStored(key);
    if (typeof stored === "object" && stored !== null)
      for (const [field, value] of Object.entries(stored))
        setValue(field as FieldPath<Values>, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        void writeStored(key, isSame(values, defaultValues) ? undefined : values),
    });
  }, [name, subscribe, setValue]);
}
