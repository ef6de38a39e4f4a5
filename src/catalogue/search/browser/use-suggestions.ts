import { useEffect, useState } from "react";
import { call } from "#src/api/client/client.ts";
import { listSuggestions, type Suggestions } from "#src/catalogue/contract.ts";
import { maxTyped } from "#src/catalogue/rules.ts";

/** The debounce in ms. */
const debounceMs = 90;

type LoadedSuggestions = { text: string; data: Suggestions["data"] };

/** The suggestions for a typed text. The previous ones stay until the next are loaded; stale ones are dropped. */
export function useSuggestions(text: string): LoadedSuggestions | undefined {
  const [answer, setAnswer] = useState<LoadedSuggestions>();
  const typedText = text.trim().slice(0, maxTyped);
  useEffect(() => {
    if (!typedText) return setAnswer(undefined);
    const abortController = new AbortController();
    const timer = setTimeout(async () => {
      const result = await call(listSuggestions, { q: typedText }, { signal: abortController.signal }).catch(
        () => undefined,
      );
      if (result?.ok && !abortController.signal.aborted)
        setAnswer({ text: typedText, data: result.value.data });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [typedText]);
  return answer;
}
