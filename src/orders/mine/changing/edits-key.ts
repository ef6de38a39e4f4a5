import { personalKey } from "#src/ui/storage/browser-storage.ts";

export const editsKey = personalKey("order-edits");
