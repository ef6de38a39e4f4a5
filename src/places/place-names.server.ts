import { locale } from "../language/locale.ts";
import type { KnownPlace } from "./all-places.ts";
import type { Place } from "./contract.ts";

/** A place as the reader's language calls it. */
export function namesOf(place: KnownPlace): Place {
  const language = locale();
  return { id: place.id, name: place[`name_${language}`], district: place[`district_${language}`] };
}
