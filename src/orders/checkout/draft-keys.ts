import { personalKey } from "../../ui/storage/browser-storage.ts";

/** Where to and whom to call, as it was typed last. */
export const typedKey = personalKey("checkout");

/** An order that was sent and not answered yet. */
export const attemptKey = personalKey("checkout-attempt");
