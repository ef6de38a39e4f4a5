/** A ref that focuses its element once, when it appears, and scrolls to it: what opens far from where the button was. */
export const focusInView = (element: HTMLElement | null) => element?.focus();
