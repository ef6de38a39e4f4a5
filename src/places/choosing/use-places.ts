import { useLoad } from "#src/api/client/use-load.ts";
import { useDebounced } from "#src/ui/use-debounced.ts";
import { findPlaces } from "../contract.ts";
import { maxPlaceSearch } from "../rules.ts";

/** Debounce of typing, in ms. */
const debounceMs = 120;

/** Places for the typed text. Stale ones stay until the next arrive; `load` retries. */
export function usePlaces(text: string) {
  const typed = text.trim().slice(0, maxPlaceSearch);
  const search = useDebounced(typed, debounceMs);
  const { value, problem, loading, load } = useLoad(findPlaces, { search }, { loadWhile: search });
  return {
    places: typed && search ? value?.data : undefined,
    problem: typed ? problem : undefined,
    loading,
    load,
  };
}
