import { findKnownPlace } from "../places/all-places.ts";
import type { FoundPlace } from "../places/contract.ts";
import { placeWeight } from "../places/find-places.server.ts";
import { toFoundPlace } from "../places/place-names.server.ts";
import type { ApiContext } from "../platform/http/api.server.ts";

const maxPlaces = 12;

/** Served places, most popular first, then by name; at most twelve. */
export async function findDeliveredPlaces(
  _input: object,
  { shop }: Pick<ApiContext, "shop">,
): Promise<{ data: FoundPlace[] }> {
  const { rows } = await shop.database.pool.query<{ place: string }>(
    "select place from delivery_area_places order by place",
  );
  const places = rows.map(({ place }) => findKnownPlace(place)).filter((place) => place !== undefined);
  return {
    data: places
      .sort((a, b) => placeWeight(b) - placeWeight(a))
      .slice(0, maxPlaces)
      .map(toFoundPlace),
  };
}
