import type { RefObject } from "react";
import { useLeaveGuard } from "./leave-guard.tsx";
import { useSaveKey } from "./use-save-key.ts";

/**
 * While something in a form is unsaved, whoever leaves is asked first, and Ctrl+S or ⌘S sends the form. Gives a function that lets
 * go at once, see `useLeaveGuard`.
 */
export function useUnsaved(isUnsaved: boolean, form: RefObject<HTMLFormElement | null>): () => void {
  useSaveKey(() => isUnsaved && form.current?.requestSubmit());
  return useLeaveGuard(isUnsaved);
}
