import { SegmentBuilder } from "../search/index/segment-builder.ts";
import { readSynonyms } from "../search/query/synonyms.ts";
import { findBest, type SearchIndex } from "../search/search.ts";
import { allPlaces, type KnownPlace } from "./all-places.ts";
import { alsoCalled } from "./also-called.ts";

/** Prior weight of a place, above 0: of two Mirpurs, the one in the capital wins. */
export function placeWeight({ kind, district_en, name_en }: KnownPlace): number {
  if (kind === "thana") return district_en === "Dhaka" ? 1 : 0.8;
  return name_en.endsWith("Sadar") ? 0.6 : 0.3;
}

function buildIndex(): SearchIndex {
  const builder = new SegmentBuilder(allPlaces.length);
  for (const [id, place] of allPlaces.entries()) {
    const titleEn = `${place.name_en}, ${place.district_en}`;
    const titleBn = `${place.name_bn}, ${place.district_bn}`;
    builder.add({
      id,
      titleEn,
      titleBn,
      sizeEn: "",
      sizeBn: "",
      facet: 0,
      value: 1,
      flags: 0,
      position: id,
      createdAt: 0,
      demand: placeWeight(place),
      unavailable: false,
    });
  }
  return { segments: [builder.build()], synonyms: readSynonyms(alsoCalled) };
}

let index: SearchIndex | undefined;

/** The places that match a text or prefix in either script, likeliest first; at most `limit`. */
export function searchPlaces(text: string, limit: number): KnownPlace[] {
  index ??= buildIndex();
  return findBest(index, text, limit).ids.map((id) => allPlaces[id] as KnownPlace);
}
