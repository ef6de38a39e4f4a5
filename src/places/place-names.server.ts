import { locale } from "../language/locale.ts";
import { type KnownPlace, placeWith } from "./all-places.ts";
import type { Place } from "./contract.ts";

/** A place as the reader's language calls it. */
export function namesOf(place: KnownPlace): Place {
  const language = locale();
  return { id: place.id, name: place[`name_${language}`], district: place[`district_${language}`] };
}

/** The place with this id; undefined for none, and for an id that is in no list any more. */
export function placeNamed(id: string | null): Place | undefined {
  const place = id === null ? undefined : placeWith(id);
  return place && namesOf(place);
}

/** The columns that an address and an order have in common. */
export type WhereRow = { place: string | null; street: string | null; rider_note: string | null };

/** Where an address or an order is, for people. */
export function whereOf({ place: id, street, rider_note }: WhereRow) {
  const place = placeNamed(id);
  return {
    ...(place && { place }),
    ...(street !== null && { street }),
    ...(rider_note !== null && { rider_note }),
  };
}
