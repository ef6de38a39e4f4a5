import { type Token, tokenise } from "../search/tokens/tokenise.ts";
import { similarity } from "../search/words/similarity.ts";
import { keysOf, soundOf } from "../search/words/sound.ts";
import { allPlaces, type KnownPlace } from "./all-places.ts";
import { otherNames } from "./also-called.ts";
import { placeWeight } from "./find-places.server.ts";

type SoundName = { place: KnownPlace; sound: string; isOther: boolean };

/** Most words of a name. */
const longestName = 3;
const maxWords = 40;

/** Minimum similarity of a word to a name, and to a short one, which many words resemble. */
const alike = 0.86;
const shortAlike = 0.95;
const shortSound = 4;
/** A name that has more extra phonetic characters does not match. */
const maxLonger = 3;

/** Suffixes that addresses leave out: "Uttara East" is "Uttara", "Sylhet Sadar" is "Sylhet". */
const part = /[ -](sadar|east|west|north|south|model|সদর|পূর্ব|পশ্চিম|উত্তর|দক্ষিণ|মডেল)$/i;

/** A name before one of these words is a street's: "Mirpur Road" may be anywhere. */
const streetWords = new Set(
  tokenise("road rd street st lane avenue ave sarani sarak রোড সড়ক লেন এভিনিউ সরণি স্ট্রিট").map(
    ({ text }) => text,
  ),
);

const joined = (words: readonly Token[]): string => words.map(({ text }) => soundOf(text)).join("");

/** Names by their first consonant, which similar names share. */
let names: Map<string, SoundName[]> | undefined;

function allNames(): Map<string, SoundName[]> {
  const found = new Map<string, SoundName[]>();
  const add = (place: KnownPlace, name: string, isOther: boolean) => {
    const sound = joined(tokenise(name));
    const known = found.get(firstOf(sound)) ?? [];
    found.set(firstOf(sound), [...known, { place, sound, isOther }]);
  };
  for (const place of allPlaces) {
    const others = otherNames[place.name_en.toLowerCase().replace(part, "")] ?? [];
    const own = [place.name_en, place.name_bn].flatMap((name) => [name, name.replace(part, "")]);
    for (const name of new Set(own)) add(place, name, false);
    for (const name of others) add(place, name, true);
  }
  return found;
}

const firstOf = (sound: string): string => keysOf(sound)[0]?.[0] ?? "";

/** The place in an address, in either script and misspelled, such as "House 12, danmondi". Ignores street names. */
export function placeInAddress(address: string): KnownPlace | undefined {
  names ??= allNames();
  const words = tokenise(address).slice(-maxWords);
  const whole = joined(words);
  let best: { place: KnownPlace; score: number } | undefined;
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + longestName, words.length); to++) {
      const named = words.slice(from, to);
      if (!isOneName(address, named)) break;
      const street = words[to];
      if (street && streetWords.has(street.text) && isOneName(address, [...named, street])) continue;
      const sound = joined(named);
      for (const name of names.get(firstOf(sound)) ?? []) {
        const score = scoreOf(name, sound, whole);
        if (score > (best?.score ?? 0)) best = { place: name.place, score };
      }
    }
  return best?.place;
}

/** Whether only spaces and hyphens separate the words, and none is a number. */
function isOneName(address: string, words: readonly Token[]): boolean {
  return words.every(
    ({ kind, start }, index) =>
      kind === "word" && (index === 0 || /^[\s'’-]*$/.test(address.slice(words[index - 1]?.end, start))),
  );
}

/** Similarity of a sound in an address to this name; 0 if below the minimum. */
function scoreOf({ place, sound: name, isOther }: SoundName, sound: string, whole: string): number {
  const least = Math.min(sound.length, name.length) <= shortSound ? shortAlike : alike;
  if (Math.abs(sound.length - name.length) > maxLonger) return 0;
  const likeness = similarity(sound, name, least);
  if (likeness < least) return 0;
  const district = [place.district_en, place.district_bn].map((district) => joined(tokenise(district)));
  const isDistrict = district.some((part) => similarity(sound, part, alike) > 0);
  const namesDistrict = !isDistrict && district.some((part) => whole.includes(part));
  return (
    likeness +
    0.1 * placeWeight(place) +
    (namesDistrict ? 0.2 : 0) -
    (isOther ? 0.1 : 0) -
    (isDistrict ? 0.3 : 0)
  );
}
