import { locale } from "../language/locale.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { districtOf, type KnownPlace } from "./all-places.ts";
import { type FoundPlace, findPlaces } from "./contract.ts";
import { placesFor } from "./find-places.server.ts";
import { namesOf } from "./place-names.server.ts";
import { foundPlaces, placeQuery } from "./schemas.ts";

const most = 8;

export function servePlaces(api: Api): void {
  const terms = { may: "anyone", cached: true, input: placeQuery, output: foundPlaces } as const;
  serve(api, findPlaces, terms, async ({ search }, { madeOf }) => {
    madeOf("places");
    return { data: placesFor(search, most).map(toFoundPlace) };
  });
}

function toFoundPlace(place: KnownPlace): FoundPlace {
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
