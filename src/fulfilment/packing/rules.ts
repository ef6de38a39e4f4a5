/** How long an order is held by who packs it, and does not show any more that the page is open. */
export const heldSeconds = 90;
