import { useEffect, useState } from "react";

/** Loads a component once it is `needed`. Undefined until then, and if loading fails. */
export function useLazyComponent<Part>(
  needed: boolean,
  load: () => Promise<{ default: Part }>,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  const isMissing = needed && !part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function at each render but always imports the same module
  useEffect(() => {
    if (isMissing)
      load().then(
        (loaded) => setPart(() => loaded.default),
        () => undefined,
      );
  }, [isMissing]);
  return part;
}
