import { readStored, writeStored } from "../../../ui/storage/browser-storage.ts";
import { searchesKey } from "./recent-searches-key.ts";

const most = 6;
const longest = 100;

/** What was searched for in this browser, the newest first; whatever is broken in the storage is left out. */
export function recentSearches(): string[] {
  const kept = readStored(searchesKey);
  if (!Array.isArray(kept)) return [];
  return kept.filter((one): one is string => typeof one === "string" && one.trim() !== "").slice(0, most);
}

/** Remembers a search as the newest; the same words stand once. */
export function rememberSearch(term: string): void {
  const words = term.trim().slice(0, longest);
  if (words)
    writeStored(searchesKey, [words, ...recentSearches().filter((one) => one !== words)].slice(0, most));
}

export const forgetSearches = (): void => void writeStored(searchesKey, undefined);
