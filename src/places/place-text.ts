import type { Place } from "./contract.ts";

/** "Dhanmondi, Dhaka"; empty for none. */
export const placeText = (place: Pick<Place, "name" | "district"> | undefined): string =>
  place ? `${place.name}, ${place.district}` : "";

/** "House 12, Road 5, 3rd floor, Dhanmondi, Dhaka". The place's name is not repeated if the street ends with it. */
export function addressLine(street: string, place: Pick<Place, "name" | "district"> | undefined): string {
  const typed = street.trim().replace(/,$/, "");
  if (!place) return typed;
  const ends = (name: string) => typed.toLowerCase().endsWith(name.toLowerCase());
  if (ends(placeText(place))) return typed;
  return `${typed}, ${ends(place.name) ? place.district : placeText(place)}`;
}
