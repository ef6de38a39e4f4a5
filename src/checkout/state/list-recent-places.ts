import type { Address } from "#src/identity/account/contract.ts";
import type { Delivery } from "#src/orders/contract.ts";
import type { RecentPlace } from "#src/places/choosing/place-finder.tsx";
import { readLastPlace } from "#src/places/last-place.ts";

/** The last order's address, saved ones, then the place last used in this browser, without duplicates. */
export function listRecentPlaces(last: readonly Delivery[], saved: readonly Address[]): RecentPlace[] {
  const recentPlaces = [...last, ...saved].flatMap(({ place, street, address_details }) =>
    place ? [{ place, detail: street ?? address_details }] : [],
  );
  const lastUsedPlace = readLastPlace();
  if (lastUsedPlace && !recentPlaces.some(({ place }) => place.id === lastUsedPlace.id))
    recentPlaces.push({ place: lastUsedPlace, detail: lastUsedPlace.district });
  const keys = recentPlaces.map(({ place, detail }) => `${place.id} ${detail}`);
  // Keeps the first of equal places.
  return recentPlaces.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}
