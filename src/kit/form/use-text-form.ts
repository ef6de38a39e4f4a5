import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { Operation } from "#src/api/operation.ts";
import { toast } from "#src/ui/dialog/toast.ts";
import { useCallForm } from "./use-call-form.ts";

type TextFormOptions<Input, Text, Values> = {
  text: Text;
  operation: Operation<Input, { success: true; data: Text }>;
  valuesOf: (text: Text) => Values;
  inputOf: (values: Values, version: number) => Input;
  /** The text of the toast after saving. */
  saved: () => string;
  onSaved: () => void;
};

/** The form of an e-mail, an SMS or a page. `theirs` is a colleague's version, which the next submit overwrites. */
export function useTextForm<Input, Text extends { version: number }, Values extends FieldValues>({
  text,
  operation,
  valuesOf,
  inputOf,
  saved: toSavedText,
  onSaved,
}: TextFormOptions<Input, Text, Values>) {
  // The version on which the typed text is based.
  const [base, setBase] = useState(text);
  const [theirs, setTheirs] = useState<Text>();
  const state = useCallForm({
    values: valuesOf(text),
    operation,
    requiresChange: true,
    inputOf: (typed: Values) => inputOf(typed, base.version),
    onSaved: ({ data }, _, show) => {
      setBase(data);
      setTheirs(undefined);
      show(valuesOf(data));
      toast({ text: toSavedText() });
      onSaved();
    },
    onConflict: (currentText, show) => {
      setBase(currentText as Text);
      setTheirs(currentText as Text);
      show(valuesOf(currentText as Text), { keepTyped: true });
    },
  });
  const values = state.form.watch();
  const stored = valuesOf(base);
  const changed = (Object.keys(stored) as (keyof Values)[]).filter(
    (field) => values[field] !== stored[field],
  );
  const discard = () => {
    state.show(stored);
    setTheirs(undefined);
  };
  return { ...state, base, values, theirs, changed, discard };
}
