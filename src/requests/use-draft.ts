import { type RefObject, useEffect, useRef, useState } from "react";
import { logoutEvent, readStored, writeStored } from "../ui/storage/browser-storage.ts";

export type FormValues<Field extends string> = Record<Field, string>;

type FormRef = RefObject<HTMLFormElement | null>;
type Control = HTMLInputElement | HTMLTextAreaElement;

const storageName = "sessionStorage";

const findControl = (form: FormRef, field: string) =>
  (form.current?.elements.namedItem(field) ?? undefined) as Control | undefined;

/**
 * A form's values, stored in this tab under `storageKey` until `forget`. After hydration it restores the stored
 * values; those of `readKnown` prefill the fields that are still empty.
 */
export function useDraft<Field extends string>(
  form: FormRef,
  storageKey: string,
  fields: readonly Field[],
  readKnown: () => Partial<FormValues<Field>>,
) {
  const [isHydrated, setIsHydrated] = useState(false);
  /** When the draft was begun, in ms since 1970; 0 until hydration. */
  const startedAt = useRef(0);
  const initial = useRef({ storageKey, fields, readKnown });
  useEffect(() => {
    const { storageKey, fields, readKnown } = initial.current;
    const knownValues = readKnown();
    const stored = (readStored(storageKey, storageName) ?? {}) as Record<string, unknown>;
    startedAt.current = typeof stored["since"] === "number" ? stored["since"] : Date.now();
    for (const field of fields) {
      const control = findControl(form, field);
      // Skips what was typed before hydration into the server-rendered form, because it is newer.
      if (control && control.value !== control.defaultValue) continue;
      if (control) control.value = joinStoredValue(control, stored[field]) || (knownValues[field] ?? "");
    }
    setIsHydrated(true);
    const clearFields = () => {
      for (const field of fields) clearControl(findControl(form, field));
    };
    window.addEventListener(logoutEvent, clearFields);
    return () => window.removeEventListener(logoutEvent, clearFields);
  }, [form]);

  return {
    /** Whether the page is hydrated: before that, submitting would leave it. */
    isHydrated,
    readValues: () => readValues(form, fields),
    save() {
      writeStored(storageKey, { since: startedAt.current, ...readValues(form, fields) }, storageName);
    },
    /** An idempotency key of the draft until `forget`. */
    idempotencyKey: () => `form-${startedAt.current}`,
    /** Empties the form and begins a new draft. */
    forget() {
      for (const field of fields) clearControl(findControl(form, field));
      startedAt.current = Date.now();
      writeStored(storageKey, undefined, storageName);
    },
  };
}

function readValues<Field extends string>(form: FormRef, fields: readonly Field[]): FormValues<Field> {
  const entries = fields.map((field) => [field, findControl(form, field)?.value ?? ""]);
  return Object.fromEntries(entries) as FormValues<Field>;
}

function clearControl(control: Control | undefined) {
  if (control) control.value = "";
}

/** Restores a stored value; appends it to existing text in a multi-line field. */
function joinStoredValue(control: Control, stored: unknown): string {
  const { value } = control;
  if (typeof stored !== "string" || stored === "") return value;
  if (stored.includes(value)) return stored;
  return control instanceof HTMLTextAreaElement ? `${stored}\n${value}` : value;
}
