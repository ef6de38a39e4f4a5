import districts from "./places.json" with { type: "json" };

/** A thana of a city or an upazila. `id` is permanent: "dhaka/dhanmondi". */
export type KnownPlace = {
  id: string;
  kind: "thana" | "upazila";
  name_en: string;
  name_bn: string;
  district_en: string;
  district_bn: string;
  division_en: string;
  division_bn: string;
};

type NamePair = readonly [en: string, bn: string];

/** Lower case, ASCII, hyphens: "Cox's Bazar" is "coxs-bazar". */
const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-");

function toPlaces(district: NamePair, division: NamePair, kind: KnownPlace["kind"], places: string[][]) {
  return (places as unknown as NamePair[]).map(
    ([name_en, name_bn]): KnownPlace => ({
      id: `${toSlug(district[0])}/${toSlug(name_en)}`,
      kind,
      name_en,
      name_bn,
      district_en: district[0],
      district_bn: district[1],
      division_en: division[0],
      division_bn: division[1],
    }),
  );
}

/** Every thana of Bangladesh (see LICENSE.md), by district. Only on the server: too large for a page. */
export const allPlaces: readonly KnownPlace[] = districts.flatMap(({ name, division, thanas, upazilas }) => {
  const ofKind = (kind: KnownPlace["kind"], places: string[][]) =>
    toPlaces(name as unknown as NamePair, division as unknown as NamePair, kind, places);
  return [...ofKind("thana", thanas as string[][]), ...ofKind("upazila", upazilas)];
});

const placesById = new Map(allPlaces.map((place) => [place.id, place]));

export const findKnownPlace = (id: string): KnownPlace | undefined => placesById.get(id);

const districtIds = new Set(allPlaces.map(({ id }) => districtIdOf(id)));

/** The district's part of a place's id: "dhaka". */
export function districtIdOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** Whether this is the id of a district: "dhaka". */
export const isDistrict = (id: string): boolean => districtIds.has(id);
