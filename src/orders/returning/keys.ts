import { personalKey } from "#src/ui/storage/browser-storage.ts";
import { buyAgainKey, openOrderKey } from "./returning-script.ts";

/** What the browser knows of a returning customer's home page; cleared at logout. */
export const roomKey = personalKey(buyAgainKey);
export const orderKey = personalKey(openOrderKey);

/** The height in px that is kept free before it was ever measured. */
export const usualHeight = 340;
