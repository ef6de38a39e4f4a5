const mark = "hydration";

/** Hydration takes less on fast phones. */
const slowMs = 200;

/** Call when hydration begins. */
export function markHydrationStart(): void {
  performance.mark(mark);
}

/**
 * Call when hydration has ended. Where it was slow, later navigations have no view transition, because the browser would capture the old
 * page and recalculate every style before it shows the next one.
 */
export function disableViewTransitionsIfSlow(): void {
  const [begun] = performance.getEntriesByName(mark);
  if (begun && performance.now() - begun.startTime > slowMs)
    Object.assign(document, { startViewTransition: undefined });
}

/** Whether navigations have no view transition: it was disabled, or the browser does not support it. */
export const hasNoViewTransitions = (): boolean => !document.startViewTransition;
