/** The keys of each row of QWERTY, and their letters on a Bijoy keyboard, without and with shift. */
export const rows = [
  ["qwertyuiop", "ঙ য ড প ট চ জ হ গ \u09DC", "ং \u09DF ঢ ফ ঠ ছ ঝ ঞ ঘ \u09DD"],
  ["asdfghjkl", "ৃ ু ি া ্ ব ক ত দ", "র্ ূ ী অ । ভ খ থ ধ"],
  ["zxcvbnm", "্র ও ে র ন স ম", "্য ৌ ৈ ল ণ ষ শ"],
].map(([latin = "", plain = "", shifted = ""]) => ({
  latin,
  plain: plain.split(" "),
  shifted: shifted.split(" "),
}));

/** The key of each Bengali letter on Avro and other phonetic keyboards; a letter of two keys is under its first. */
const phonetic = new Map(
  [
    "aআা",
    "bবভ",
    "cচছ",
    "dদধডঢ",
    "eএে",
    "fফ",
    "gগঘ",
    "hহ",
    "iইিঈী",
    "jজঝ",
    "kকখ",
    "lল",
    "mম",
    "nনণঞঙ",
    "oঅওো",
    "pপ",
    "rরঋৃড়",
    "sসশষ",
    "tতথটঠ",
    "uউুঊূ",
    "y\u09DF",
    "zয",
  ].flatMap((pair) => [...pair].slice(1).map((letter): [string, string] => [letter, pair.slice(0, 1)])),
);

/** The row and column of a letter on each keyboard. A row starts half a key to the right of the one above. */
function placesOf(letter: string): [number, number][] {
  const key = phonetic.get(letter) ?? letter;
  return rows.flatMap(({ latin, plain, shifted }, row) =>
    [latin.indexOf(key), plain.indexOf(letter), shifted.indexOf(letter)]
      .filter((column) => column >= 0)
      .map((column): [number, number] => [row, column + row / 2]),
  );
}

const maxCachedPairs = 10_000;
const neighbourCache = new Map<string, boolean>();

/** Whether two letters are on adjacent keys or on one key, on a phone (QWERTY, also with Avro) or on a Bijoy keyboard. */
export function areNeighbours(letter: string, otherLetter: string): boolean {
  const pair = letter + otherLetter;
  const cached = neighbourCache.get(pair);
  if (cached !== undefined) return cached;
  const places = placesOf(otherLetter);
  const isNear = placesOf(letter).some(([row, column]) =>
    places.some(
      ([otherRow, otherColumn]) => Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1,
    ),
  );
  if (neighbourCache.size < maxCachedPairs) neighbourCache.set(pair, isNear);
  return isNear;
}
