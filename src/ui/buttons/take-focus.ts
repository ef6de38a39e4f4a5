/** A ref that focuses its element once, when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The same, but only if the focused element has just disappeared; a focus elsewhere stays. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(element);
}
