/** A ref that focuses its element once, when it appears. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The same, where what had the focus has just gone from the page; nobody is taken out of another place. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) takeFocus(element);
}
