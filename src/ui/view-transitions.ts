const mark = "hydration";

/** Hydration takes less on fast phones. */
const slowMs = 200;

/** Call when hydration begins. */
export function markHydrationStart(): void {
  performance.mark(mark);
}

/** Call when hydration has ended. Disables view transitions if it was slow, because they would delay navigations. */
export function disableViewTransitionsIfSlow(): void {
  const [begun] = performance.getEntriesByName(mark);
  if (begun && performance.now() - begun.startTime > slowMs)
    Object.assign(document, { startViewTransition: undefined });
}

/** Whether navigations have no view transition: disabled, or not supported. */
export const hasNoViewTransitions = (): boolean => !document.startViewTransition;
