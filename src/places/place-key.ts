import { personalKey } from "../ui/storage/browser-storage.ts";

export const placeKey = personalKey("place");
