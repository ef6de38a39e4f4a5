/** A ref that focuses its element on mount and scrolls to it, for elements that open far from their button. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
