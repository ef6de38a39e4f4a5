import { locale } from "../language/locale.ts";
import { districtOf, type KnownPlace, placeWith } from "./all-places.ts";
import type { FoundPlace, Place } from "./contract.ts";

export function namesOf(place: KnownPlace): Place {
  const language = locale();
  return { id: place.id, name: place[`name_${language}`], district: place[`district_${language}`] };
}

/** The place with its kind, district, division, and its name in the other language. */
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

/** The place with this id; undefined for null, and for an id that no longer exists. */
export function placeNamed(id: string | null): Place | undefined {
  const place = id === null ? undefined : placeWith(id);
  return place && namesOf(place);
}

export type WhereRow = { place: string | null; street: string | null; rider_note: string | null };

export function addressDetailsOf({ place: id, street, rider_note }: WhereRow) {
  const place = placeNamed(id);
  return {
    ...(place && { place }),
    ...(street !== null && { street }),
    ...(rider_note !== null && { rider_note }),
  };
}
