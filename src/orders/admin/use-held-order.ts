import { useEffect } from "react";
import type { Result } from "#src/api/answer.ts";
import { useLoad } from "#src/api/client/use-load.ts";

/**
 * Opens an order by `take`, which holds it for `heldSeconds`. While the page is open, `take` is called again three
 * times in that period, which renews the hold.
 */
export function useHeldOrder<Value>(
  take: (input: { id: string }) => Promise<Result<Value>>,
  id: number,
  heldSeconds: number,
) {
  const loaded = useLoad(take, { id: String(id) });
  const { load } = loaded;
  useEffect(() => {
    const timer = setInterval(() => void load(), (heldSeconds * 1000) / 3);
    return () => clearInterval(timer);
  }, [load, heldSeconds]);
  return loaded;
}
