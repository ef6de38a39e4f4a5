import { personalKey } from "#src/ui/storage/browser-storage.ts";

/** The delivery draft. */
export const deliveryKey = personalKey("checkout");

/** An order that was sent and has no answer yet. */
export const attemptKey = personalKey("checkout-attempt");
