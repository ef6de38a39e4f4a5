import { useEffect, useState } from "react";
import { call } from "../../../api/client.ts";
import { listSuggestions, type Suggestions } from "../../contract.ts";

/** So long the typing has to rest before the shop is asked, in milliseconds. */
const restMs = 90;

type Answer = { text: string; data: Suggestions["data"] };

/** What may be meant by the words so far. The newest answer wins; the last one stays until then. */
export function useSuggestions(text: string): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const typed = text.trim().slice(0, 100);
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
