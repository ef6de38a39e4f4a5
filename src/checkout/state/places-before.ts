import type { Address } from "#src/identity/account/contract.ts";
import type { Delivery } from "#src/orders/contract.ts";
import type { RecentPlace } from "#src/places/choosing/place-finder.tsx";
import { lastPlace } from "#src/places/last-place.ts";

/** The last order's address, saved ones, then the place last used in this browser, without duplicates. */
export function placesBefore(last: readonly Delivery[], saved: readonly Address[]): RecentPlace[] {
  const known = [...last, ...saved].flatMap(({ place, street, address_details }) =>
    place ? [{ place, detail: street ?? address_details }] : [],
  );
  const here = lastPlace();
  if (here && !known.some(({ place }) => place.id === here.id))
    known.push({ place: here, detail: here.district });
  const keys = known.map(({ place, detail }) => `${place.id} ${detail}`);
  return known.filter((_, index) => keys.indexOf(keys[index] as string) === index);
}
