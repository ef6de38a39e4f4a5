/** A ref that focuses its element once, when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
