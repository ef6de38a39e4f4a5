import { placeKey } from "#src/places/place-key.ts";
import { readStored, writeStored } from "#src/ui/storage/browser-storage.ts";
import type { DeliveryOffer } from "../contract.ts";

export type OfferedArea = NonNullable<DeliveryOffer["area"]>;
type StoredPlace = { id?: string; area?: OfferedArea };

/** The cached area of a place, to reserve its space before loading; undefined if it is not cached. */
export function readLastArea(place: string | undefined): OfferedArea | undefined {
  const { id, area } = (readStored(placeKey) ?? {}) as StoredPlace;
  return place !== undefined && id === place && typeof area?.fee === "number" ? area : undefined;
}

/** Cached only for the place last used. */
export function rememberArea(place: string, area: OfferedArea | undefined): void {
  const stored = (readStored(placeKey) ?? {}) as StoredPlace;
  if (stored.id === place) writeStored(placeKey, { ...stored, area });
}
