import { readStored, writeStored } from "../ui/storage/browser-storage.ts";
import type { Place } from "./contract.ts";
import { placeKey } from "./place-key.ts";

/** The place last used in this browser, if any, with names in the language of that time. */
export function readLastPlace(): Place | undefined {
  const { id, name, district } = (readStored(placeKey) ?? {}) as Partial<Place>;
  const isPlace = [id, name, district].every((text) => typeof text === "string");
  return isPlace ? ({ id, name, district } as Place) : undefined;
}

/** Stores a place; undefined deletes the stored one. */
export const rememberPlace = (place: Place | undefined): void => void writeStored(placeKey, place);
