import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import { searchesKey } from "./recent-searches-key.ts";

const maxSearches = 6;
const maxSearchLength = 100;

/** The latest six searches of this browser, newest first; ignores invalid stored entries. */
export function recentSearches(): string[] {
  const stored = readStored(searchesKey);
  if (!Array.isArray(stored)) return [];
  return stored
    .filter((search): search is string => typeof search === "string" && search.trim() !== "")
    .slice(0, maxSearches);
}

/** Stores a search as the newest one, without duplicates. */
export function rememberSearch(term: string): void {
  const words = term.trim().slice(0, maxSearchLength);
  if (words)
    writeStored(
      searchesKey,
      [words, ...recentSearches().filter((recentSearch) => recentSearch !== words)].slice(0, maxSearches),
    );
}

export const clearSearches = (): void => void writeStored(searchesKey, undefined);
