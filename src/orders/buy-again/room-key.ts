import { personalKey } from "#src/ui/storage/browser-storage.ts";
import { buyAgainKey } from "./room-script.ts";

export const roomKey = personalKey(buyAgainKey);

/** The height in px that is kept free before it was ever measured. */
export const usualHeight = 340;
