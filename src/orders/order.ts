/** The life of an order (SPEC 3 and 4); which step may follow which. */
export const statuses = ["pending", "processing", "completed", "cancelled"] as const;

export type OrderStatus = (typeof statuses)[number];

/** An order number as people read it out: the running number 482 is "TK-10482". */
export const orderNumber = (running: number): string => `TK-${10_000 + running}`;
