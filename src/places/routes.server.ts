import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { findPlaces } from "./contract.ts";
import { placesFor } from "./find-places.server.ts";
import { toFoundPlace } from "./place-names.server.ts";
import { foundPlaces, placeQuery } from "./schemas.ts";

const most = 8;

export function servePlaces(api: Api): void {
  const terms = { may: "anyone", cached: true, input: placeQuery, output: foundPlaces } as const;
  serve(api, findPlaces, terms, async ({ search }, { madeOf }) => {
    madeOf("places");
    return { data: placesFor(search, most).map(toFoundPlace) };
  });
}
