import type { RefObject } from "react";
import { useSaveKey } from "./use-save-key.ts";
import { useWarning } from "./use-warning.ts";

/** While something in a form is unsaved the browser asks before the window is closed, and Ctrl+S or ⌘S sends the form. */
export function useUnsaved(isUnsaved: boolean, form: RefObject<HTMLFormElement | null>) {
  useWarning(isUnsaved);
  useSaveKey(() => isUnsaved && form.current?.requestSubmit());
}
