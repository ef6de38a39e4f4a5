import { useState } from "react";
import { draftPrefix, readStored, writeStored } from "../ui/storage/browser-storage.ts";

/**
 * A text that is typed and not sent yet, kept on the device under `name` until it is empty or the user logs out: through reloads,
 * lost connections and detours.
 */
export function useStoredDraft(name: string): [text: string, type: (text: string) => void] {
  const key = `${draftPrefix}${name}`;
  const [text, setText] = useState(() => {
    const stored = readStored(key);
    return typeof stored === "string" ? stored : "";
  });
  const type = (next: string) => {
    setText(next);
    writeStored(key, next || undefined);
  };
  return [text, type];
}
