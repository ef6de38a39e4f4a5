import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { findPlaceInAddress, findPlaces } from "./contract.ts";
import { placesFor } from "./find-places.server.ts";
import { placeInAddress } from "./place-in-address.server.ts";
import { namesOf, toFoundPlace } from "./place-names.server.ts";
import * as schemas from "./schemas.ts";

const most = 8;

export function servePlaces(api: Api): void {
  const terms = {
    may: "anyone",
    cached: true,
    input: schemas.placeQuery,
    output: schemas.foundPlaces,
  } as const;
  serve(api, findPlaces, terms, async ({ search }, { madeOf }) => {
    madeOf("places");
    return { data: placesFor(search, most).map(toFoundPlace) };
  });
  const typed = {
    may: "anyone",
    input: schemas.placeInAddressQuery,
    output: schemas.placeInAddress,
  } as const;
  serve(api, findPlaceInAddress, typed, async ({ address }) => {
    const found = placeInAddress(address);
    return { data: found ? [namesOf(found)] : [] };
  });
}
