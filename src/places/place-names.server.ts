import { locale } from "../language/locale.ts";
import { districtIdOf, findKnownPlace, type KnownPlace } from "./all-places.ts";
import type { FoundPlace, Place } from "./contract.ts";

/** The place with names in the language of the request. */
export function toPlace(place: KnownPlace): Place {
  const language = locale();
  return { id: place.id, name: place[`name_${language}`], district: place[`district_${language}`] };
}

/** The place with its kind, district, division, and its name in the other language. */
export function toFoundPlace(place: KnownPlace): FoundPlace {
  const language = locale();
  const otherLanguage = language === "en" ? "bn" : "en";
  return {
    ...toPlace(place),
    kind: place.kind,
    other_name: place[`name_${otherLanguage}`],
    district_id: districtIdOf(place.id),
    division: place[`division_${language}`],
  };
}

/** The place with this id; undefined for null, and for an id that no longer exists. */
export function findPlace(id: string | null): Place | undefined {
  const place = id === null ? undefined : findKnownPlace(id);
  return place && toPlace(place);
}

/** The columns of an address: the id of its place, road, house and floor, and the rider's note. */
export type WhereRow = { place: string | null; street: string | null; rider_note: string | null };

/** The details of an address for the API, without those that are null. */
export function toAddressDetails({ place: id, street, rider_note }: WhereRow) {
  const place = findPlace(id);
  return {
    ...(place && { place }),
    ...(street !== null && { street }),
    ...(rider_note !== null && { rider_note }),
  };
}
