const mark = "waking";

/** Of hydration; quick phones take less. */
const slowMs = 200;

/** The page begins to wake up. */
export function noteWaking(): void {
  performance.mark(mark);
}

/**
 * The page is awake. Where that took long, pages change without a view transition from now on: it would take a picture of the old page
 * and recalculate every style before the next page is seen.
 */
export function changePlainlyIfSlow(): void {
  const [begun] = performance.getEntriesByName(mark);
  if (begun && performance.now() - begun.startTime > slowMs)
    Object.assign(document, { startViewTransition: undefined });
}

/** Whether pages change without a view transition: this page decided so, or the browser knows none. */
export const changesPlainly = (): boolean => !document.startViewTransition;
