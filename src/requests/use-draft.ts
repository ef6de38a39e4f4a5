import { type RefObject, useEffect, useRef, useState } from "react";
import { logoutEvent, readStored, writeStored } from "../ui/storage/browser-storage.ts";

export type FormValues<Field extends string> = Record<Field, string>;

type FormRef = RefObject<HTMLFormElement | null>;
type Control = HTMLInputElement | HTMLTextAreaElement;

const tab = "sessionStorage";

const controlOf = (form: FormRef, field: string) =>
  (form.current?.elements.namedItem(field) ?? undefined) as Control | undefined;

/** A form's values, stored in this tab under `name` until `forget`. In the browser, `known` prefills empty fields. */
export function useDraft<Field extends string>(
  form: FormRef,
  name: string,
  fields: readonly Field[],
  known: () => Partial<FormValues<Field>>,
) {
  const [alive, setAlive] = useState(false);
  const since = useRef(0);
  const first = useRef({ name, fields, known });
  useEffect(() => {
    const { name, fields, known } = first.current;
    const guess = known();
    const stored = (readStored(name, tab) ?? {}) as Record<string, unknown>;
    since.current = typeof stored["since"] === "number" ? stored["since"] : Date.now();
    for (const field of fields) {
      const control = controlOf(form, field);
      // Skips what was typed before hydration into the server-rendered form, because it is newer.
      if (control && control.value !== control.defaultValue) continue;
      if (control) control.value = joined(control, stored[field]) || (guess[field] ?? "");
    }
    setAlive(true);
    const empty = () => {
      for (const field of fields) clear(controlOf(form, field));
    };
    window.addEventListener(logoutEvent, empty);
    return () => window.removeEventListener(logoutEvent, empty);
  }, [form]);

  const typed = () =>
    Object.fromEntries(
      fields.map((field) => [field, controlOf(form, field)?.value ?? ""]),
    ) as FormValues<Field>;
  return {
    /** Whether the page is hydrated: before that, submitting would leave it. */
    alive,
    typed,
    save: () => void writeStored(name, { since: since.current, ...typed() }, tab),
    /** An idempotency key of the draft until `forget`. */
    key: () => `form-${since.current}`,
    forget() {
      for (const field of fields) clear(controlOf(form, field));
      since.current = Date.now();
      writeStored(name, undefined, tab);
    },
  };
}

function clear(control: Control | undefined) {
  if (control) control.value = "";
}

/** Restores a stored value; appends it to existing text in a multi-line field. */
function joined(control: Control, stored: unknown): string {
  const { value } = control;
  if (typeof stored !== "string" || stored === "") return value;
  if (stored.includes(value)) return stored;
  return control instanceof HTMLTextAreaElement ? `${stored}\n${value}` : value;
}
