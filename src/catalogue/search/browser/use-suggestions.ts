import { useEffect, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { listSuggestions, type Suggestions } from "#src/catalogue/contract.ts";
import { maxTyped } from "#src/catalogue/rules.ts";

/** The debounce in ms. */
const restMs = 90;

type LoadedSuggestions = { text: string; data: Suggestions["data"] };

/** The suggestions for a typed text. The previous ones stay until the next are loaded; stale ones are dropped. */
export function useSuggestions(text: string): LoadedSuggestions | undefined {
  const [answer, setAnswer] = useState<LoadedSuggestions>();
  const typed = text.trim().slice(0, maxTyped);
  useEffect(() => {
    if (!typed) return setAnswer(undefined);
    const newer = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call(listSuggestions, { q: typed }, { signal: newer.signal }).catch(
        () => undefined,
      );
      if (result?.ok && !newer.signal.aborted) setAnswer({ text: typed, data: result.value.data });
    }, restMs);
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [typed]);
  return answer;
}
