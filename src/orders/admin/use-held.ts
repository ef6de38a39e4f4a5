import { useEffect } from "react";
import type { Result } from "#src/api/answer.ts";
import { useLoad } from "#src/api/client/use-load.ts";

/** Opens an order by `take`, and holds it for the viewer while the page is open: it is taken anew three times in `heldSeconds`. */
export function useHeld<Value>(
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
