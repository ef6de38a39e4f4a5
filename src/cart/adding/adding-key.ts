import { personalKey } from "#src/ui/storage/browser-storage.ts";

export const addingKey = personalKey("adding-to");
