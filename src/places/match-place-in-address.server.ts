import { type Token, tokenise } from "../search/tokens/tokenise.ts";
import { similarity } from "../search/words/similarity.ts";
import { keysOf, soundOf } from "../search/words/sound.ts";
import { allPlaces, type KnownPlace } from "./all-places.ts";
import { otherNames } from "./also-called.ts";
import { placeWeight } from "./find-places.server.ts";

/** A name of a place by its sound; `isOther` if it is an older spelling or a neighbourhood. */
type SoundName = { place: KnownPlace; sound: string; isOther: boolean };

/** The maximum number of words of a name, and of the end of an address that is read. */
const maxNameWords = 3;
const maxWords = 40;

/** Minimum similarity of a word to a name, and to a short one, which many words resemble. */
const minSimilarity = 0.86;
const minShortSimilarity = 0.95;
const maxShortLength = 4;
/** A name that has more extra phonetic characters does not match. */
const maxExtraLength = 3;

/** Suffixes that addresses leave out: "Uttara East" is "Uttara", "Sylhet Sadar" is "Sylhet". */
const suffixPattern = /[ -](sadar|east|west|north|south|model|সদর|পূর্ব|পশ্চিম|উত্তর|দক্ষিণ|মডেল)$/i;

/** A name before one of these words is a street's: "Mirpur Road" may be anywhere. */
const streetWords = new Set(
  tokenise("road rd street st lane avenue ave sarani sarak রোড সড়ক লেন এভিনিউ সরণি স্ট্রিট").map(
    ({ text }) => text,
  ),
);

const toSound = (words: readonly Token[]): string => words.map(({ text }) => soundOf(text)).join("");

/** Names by their first consonant, which similar names share. */
let namesByConsonant: Map<string, SoundName[]> | undefined;

function indexNames(): Map<string, SoundName[]> {
  const names = new Map<string, SoundName[]>();
  const add = (place: KnownPlace, name: string, isOther: boolean) => {
    const sound = toSound(tokenise(name));
    const sameConsonant = names.get(firstConsonant(sound)) ?? [];
    names.set(firstConsonant(sound), [...sameConsonant, { place, sound, isOther }]);
  };
  for (const place of allPlaces) {
    const otherPlaceNames = otherNames[place.name_en.toLowerCase().replace(suffixPattern, "")] ?? [];
    const ownNames = [place.name_en, place.name_bn].flatMap((name) => [
      name,
      name.replace(suffixPattern, ""),
    ]);
    for (const name of new Set(ownNames)) add(place, name, false);
    for (const name of otherPlaceNames) add(place, name, true);
  }
  return names;
}

const firstConsonant = (sound: string): string => keysOf(sound)[0]?.[0] ?? "";

/** The place in an address, in either script and misspelled, such as "House 12, danmondi". Ignores street names. */
export function matchPlaceInAddress(address: string): KnownPlace | undefined {
  namesByConsonant ??= indexNames();
  const words = tokenise(address).slice(-maxWords);
  const addressSound = toSound(words);
  let best: { place: KnownPlace; score: number } | undefined;
  for (const sound of listPossibleNames(address, words)) {
    for (const name of namesByConsonant.get(firstConsonant(sound)) ?? []) {
      const score = scoreName(name, sound, addressSound);
      if (score > (best?.score ?? 0)) best = { place: name.place, score };
    }
  }
  return best?.place;
}

/** The sounds of all runs of words that may be a place's name, without those of streets. */
function listPossibleNames(address: string, words: readonly Token[]): string[] {
  const sounds: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + maxNameWords, words.length); to++) {
      const nameWords = words.slice(from, to);
      if (!isOneName(address, nameWords)) break;
      const nextWord = words[to];
      const isStreet =
        nextWord && streetWords.has(nextWord.text) && isOneName(address, [...nameWords, nextWord]);
      if (!isStreet) sounds.push(toSound(nameWords));
    }
  return sounds;
}

/** Whether only spaces and hyphens separate the words, and none is a number. */
function isOneName(address: string, words: readonly Token[]): boolean {
  return words.every(
    ({ kind, start }, index) =>
      kind === "word" && (index === 0 || /^[\s'’-]*$/.test(address.slice(words[index - 1]?.end, start))),
  );
}

/** What is added to the similarity (0 to 1) of a name, so that of similar names the likelier one wins. */
const scoreWeights = { place: 0.1, mentionsDistrict: 0.2, otherName: -0.1, district: -0.3 };

/** Similarity of a sound in an address to this name; 0 if below the minimum. */
function scoreName({ place, sound: name, isOther }: SoundName, sound: string, addressSound: string): number {
  const minimum = Math.min(sound.length, name.length) <= maxShortLength ? minShortSimilarity : minSimilarity;
  if (Math.abs(sound.length - name.length) > maxExtraLength) return 0;
  const soundSimilarity = similarity(sound, name, minimum);
  if (soundSimilarity < minimum) return 0;
  const districtSounds = [place.district_en, place.district_bn].map((name) => toSound(tokenise(name)));
  const isDistrict = districtSounds.some((district) => similarity(sound, district, minSimilarity) > 0);
  const mentionsDistrict = !isDistrict && districtSounds.some((district) => addressSound.includes(district));
  return (
    soundSimilarity +
    scoreWeights.place * placeWeight(place) +
    (mentionsDistrict ? scoreWeights.mentionsDistrict : 0) +
    (isOther ? scoreWeights.otherName : 0) +
    (isDistrict ? scoreWeights.district : 0)
  );
}
