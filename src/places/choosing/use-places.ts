import { useEffect, useState } from "react";
import { useLoad } from "#src/api/client/use-load.ts";
import { findPlaces } from "../contract.ts";
import { maxPlaceSearch } from "../rules.ts";

/** How long typing has to pause before places are looked for, in ms. */
const restMs = 120;

/** The places for what is typed so far. The last ones stay until the next arrive; `load` looks once more. */
export function usePlaces(text: string) {
  const typed = text.trim().slice(0, maxPlaceSearch);
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { value, problem, loading, load } = useLoad(findPlaces, { search }, { when: search });
  return {
    places: typed && search ? value?.data : undefined,
    problem: typed ? problem : undefined,
    loading,
    load,
  };
}
