const hydrationMark = "hydration";

/** Hydration takes less on fast phones. */
const slowHydrationMs = 200;

/** Call when hydration begins. */
export function markHydrationStart(): void {
  performance.mark(hydrationMark);
}

/** Call when hydration has ended. Disables view transitions if it was slow, because they would delay navigations. */
export function disableViewTransitionsIfSlow(): void {
  const [startMark] = performance.getEntriesByName(hydrationMark);
  if (startMark && performance.now() - startMark.startTime > slowHydrationMs)
    Object.assign(document, { startViewTransition: undefined });
}

/** Whether navigations have no view transition: disabled, or not supported. */
export const hasNoViewTransitions = (): boolean => !document.startViewTransition;
