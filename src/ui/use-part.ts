import { type ComponentType, useEffect, useState } from "react";

/** A part of the page whose code is loaded once it is `needed`. Undefined until it is there, and where it cannot be loaded. */
export function usePart<Props>(
  needed: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const missing = needed && !Part;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same each time, only not the same function
  useEffect(() => {
    if (missing)
      load().then(
        (part) => setPart(() => part.default),
        () => undefined,
      );
  }, [missing]);
  return Part;
}
