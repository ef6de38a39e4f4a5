import type { Place } from "./contract.ts";

/** "Dhanmondi, Dhaka"; empty for none. */
export const placeText = (place: Pick<Place, "name" | "district"> | undefined): string =>
  place ? `${place.name}, ${place.district}` : "";

/** "House 12, Road 5, 3rd floor, Dhanmondi, Dhaka". The place's name is not repeated if the street ends with it. */
export function addressText(street: string, place: Pick<Place, "name" | "district"> | undefined): string {
  const cleanStreet = street.trim().replace(/,$/, "");
  if (!place) return cleanStreet;
  const streetEndsWith = (name: string) => cleanStreet.toLowerCase().endsWith(name.toLowerCase());
  if (streetEndsWith(placeText(place))) return cleanStreet;
  return `${cleanStreet}, ${streetEndsWith(place.name) ? place.district : placeText(place)}`;
}
