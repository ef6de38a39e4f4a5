import { locale } from "../language/locale.ts";
import { districtOf, type KnownPlace, placeWith } from "./all-places.ts";
import type { FoundPlace, Place } from "./contract.ts";

/** A place as the reader's language calls it. */
export function namesOf(place: KnownPlace): Place {
  const language = locale();
  return { id: place.id, name: place[`name_${language}`], district: place[`district_${language}`] };
}

/** The same with what tells it from others of that name, and its name in the other language. */
export function toFoundPlace(place: KnownPlace): FoundPlace {
  const language = locale();
  const other = language === "en" ? "bn" : "en";
  return {
    ...namesOf(place),
    kind: place.kind,
    other_name: place[`name_${other}`],
    district_id: districtOf(place.id),
    division: place[`division_${language}`],
  };
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
