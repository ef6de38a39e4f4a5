import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { findPlaceInAddress, findPlaces } from "./contract.ts";
import { searchPlaces } from "./find-places.server.ts";
import { matchPlaceInAddress } from "./match-place-in-address.server.ts";
import { toFoundPlace, toPlace } from "./place-names.server.ts";
import * as schemas from "./schemas.ts";

const maxPlaces = 8;

export function servePlaces(api: Api): void {
  const findPlacesOptions = {
    may: "anyone",
    cached: true,
    input: schemas.placeQuery,
    output: schemas.foundPlaces,
  } as const;
  serve(api, findPlaces, findPlacesOptions, async ({ search }, { addSurrogateKeys }) => {
    addSurrogateKeys("places");
    return { data: searchPlaces(search, maxPlaces).map(toFoundPlace) };
  });
  const inAddressOptions = {
    may: "anyone",
    input: schemas.placeInAddressQuery,
    output: schemas.placeInAddress,
  } as const;
  serve(api, findPlaceInAddress, inAddressOptions, async ({ address }) => {
    const found = matchPlaceInAddress(address);
    return { data: found ? [toPlace(found)] : [] };
  });
}
