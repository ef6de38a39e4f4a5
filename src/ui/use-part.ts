import { useEffect, useState } from "react";

/** A part of the page whose code is loaded once it is `needed`. Undefined until it is there, and where it cannot be loaded. */
export function usePart<Part>(needed: boolean, load: () => Promise<{ default: Part }>): Part | undefined {
  const [part, setPart] = useState<Part>();
  const missing = needed && !part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same each time, only not the same function
  useEffect(() => {
    if (missing)
      load().then(
        (loaded) => setPart(() => loaded.default),
        () => undefined,
      );
  }, [missing]);
  return part;
}
