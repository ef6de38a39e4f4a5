import type { Place } from "./contract.ts";

/** A place with its district: "Dhanmondi, Dhaka"; empty for none. */
export const placeText = (place: Pick<Place, "name" | "district"> | undefined): string =>
  place ? `${place.name}, ${place.district}` : "";
