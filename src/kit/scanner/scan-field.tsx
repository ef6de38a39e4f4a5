import { type FormEvent, useState } from "react";
import { m } from "#src/language/messages.ts";
import { toLatinDigits } from "#src/language/numbers/digits.ts";
import { Button } from "#src/ui/buttons/button.tsx";
import { Field } from "#src/ui/form/field.tsx";
import { CameraButton } from "./camera-button.tsx";
import { CameraView } from "./camera-view.tsx";
import { takesScans, useScannerKeys } from "./use-scanner-keys.ts";

const maxCode = 100;

/** Calls `onCode` with codes from the camera, from a Bluetooth or USB scanner, or typed by hand. */
export function ScanField({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState("");
  useScannerKeys(onCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = toLatinDigits(typed).trim();
    setTyped("");
    if (code) onCode(code);
  };
  return (
    <>
      <form onSubmit={submit} className="flex items-end gap-2">
        <Field
          {...takesScans}
          size="small"
          label={m.scanner_number()}
          value={typed}
          maxLength={maxCode}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="second" size="small" className="min-h-11">
          {m.scanner_find()}
        </Button>
        <CameraButton />
      </form>
      <p className="mt-1.5 mb-3 text-hint text-ink-soft">{m.scanner_hint()}</p>
      <CameraView onCode={onCode} />
    </>
  );
}
