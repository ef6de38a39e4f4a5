import { placeKey } from "#src/places/place-key.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { DeliveryOffer } from "../contract.ts";

export type OfferedArea = NonNullable<DeliveryOffer["area"]>;
type Stored = { id?: string; area?: OfferedArea };

/** The area of a place as this browser saw it last, so that a page has its room before it is loaded anew; undefined where it is in none. */
export function lastArea(place: string | undefined): OfferedArea | undefined {
  const { id, area } = (readStored(placeKey) ?? {}) as Stored;
  return place !== undefined && id === place && typeof area?.fee === "number" ? area : undefined;
}

/** Stored with the place last used, if it is that one. */
export function rememberArea(place: string, area: OfferedArea | undefined): void {
  const stored = (readStored(placeKey) ?? {}) as Stored;
  if (stored.id === place) writeStored(placeKey, { ...stored, area });
}
