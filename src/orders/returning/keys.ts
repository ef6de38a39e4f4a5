import { personalKey } from "#src/ui/storage/browser-storage.ts";
import { buyAgainKey, openOrderKey } from "./returning-script.ts";

/** Stored for a returning customer's home page; cleared at logout. */
export const roomKey = personalKey(buyAgainKey);
export const orderKey = personalKey(openOrderKey);

/** The height in px reserved before the first measurement. */
export const typicalHeight = 340;
