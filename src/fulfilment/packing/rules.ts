/** How long an order stays held after the last sign that its page is open. */
export const heldSeconds = 90;
