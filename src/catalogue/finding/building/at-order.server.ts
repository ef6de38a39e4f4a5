import type { Order } from "./worker.server.ts";

/** Does a work in this process, made for it by `runAside`, once it is told what is wanted; then the process ends. */
export function atOrder(work: (order: Order) => Promise<void>): void {
  process.once("message", async (order: Order) => {
    await work(order);
    process.send?.("done", () => process.disconnect());
  });
  // Without the shop nobody wants it.
  process.once("disconnect", () => process.exit(0));
}
