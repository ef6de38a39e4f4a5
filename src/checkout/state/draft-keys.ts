import { personalKey } from "#src/ui/storage/browser-storage.ts";

export const deliveryKey = personalKey("checkout");

export const attemptKey = personalKey("checkout-attempt");
