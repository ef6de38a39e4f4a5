import { personalKey } from "#src/ui/storage/browser-storage.ts";
import { buyAgainKey, openOrderKey } from "./returning-script.ts";

/** The height in px of "Buy again", if the customer has bought anything; cleared at logout. */
export const roomKey = personalKey(buyAgainKey);
/** The customer's next open order, for the home page; cleared at logout. */
export const orderKey = personalKey(openOrderKey);

/** The height in px reserved before the first measurement. */
export const typicalHeight = 340;
