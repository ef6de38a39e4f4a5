/** The sounds (see sound.ts); a sound's code is its index. */
const soundSigns = "kgNcCQjtdnpfbmrRlshwyaoiueE_~";
const width = 32;
/** The code of every character that is no sound. */
const otherCode = 31;

/** The cost of deleting a sound: 1 for a consonant, less than 0.5 for a vowel, almost nothing for the unwritten vowel. */
const deletionCosts = table(width, 1);
for (const [sound, cost] of Object.entries({ a: 0.45, i: 0.45, u: 0.45, e: 0.4, E: 0.45, o: 0.35 }))
  setDeletion(sound, cost);
for (const [sound, cost] of Object.entries({ _: 0.05, "~": 0.05, h: 0.3, w: 0.35, y: 0.2 }))
  setDeletion(sound, cost);

const replacementCosts = table(width * width, 1);
for (const one of "aoiueE_") for (const two of "aoiueE_") setReplacement(one, two, 0.45);
for (const pair of ["ao", "ie", "uo", "aE", "eE", "_a"]) setReplacement(pair[0], pair[1], 0.2);
for (const pair of ["_o", "QC"]) setReplacement(pair[0], pair[1], 0.02);
for (const pair of ["cC", "rR", "Qk", "Qc", "Cs", "Qs"]) setReplacement(pair[0], pair[1], 0.08);
for (const pair of ["yi", "ye", "wo", "wu", "~n"]) setReplacement(pair[0], pair[1], 0.15);
for (const pair of ["cs", "js", "Nn", "Rd", "pf", "wb", "jg", "jc"]) setReplacement(pair[0], pair[1], 0.35);
for (let code = 0; code < width; code++) replacementCosts[code * width + code] = 0;

const swapCost = 0.6;

function table(size: number, cost: number): Float64Array {
  return new Float64Array(size).fill(cost);
}

function setDeletion(sound: string, cost: number) {
  deletionCosts[soundSigns.indexOf(sound)] = cost;
}

function setReplacement(one = "", two = "", cost: number) {
  replacementCosts[soundSigns.indexOf(one) * width + soundSigns.indexOf(two)] = cost;
  replacementCosts[soundSigns.indexOf(two) * width + soundSigns.indexOf(one)] = cost;
}

const codes = new Uint8Array(128).fill(otherCode);
for (let index = 0; index < soundSigns.length; index++) codes[soundSigns.charCodeAt(index)] = index;

const codeAt = (sound: string, index: number) => codes[Math.min(sound.charCodeAt(index), 127)] as number;

/** Longer sounds are truncated to this length. */
const maxSoundLength = 26;

// Working memory of one comparison, allocated once; safe because comparisons are synchronous and not nested.
const rows = [
  new Float64Array(maxSoundLength + 1),
  new Float64Array(maxSoundLength + 1),
  new Float64Array(maxSoundLength + 1),
];

/** The codes of the second sound, from 1, and their deletion costs. */
const codesOfSecond = new Uint8Array(maxSoundLength + 1);
const deletions = new Float64Array(maxSoundLength + 1);

/** The distances from `one` to every prefix of `two`, until the next call; undefined if all exceed `maxDistance`. */
function computeLastRow(one: string, two: string, maxDistance: number): Float64Array | undefined {
  const height = Math.min(one.length, maxSoundLength);
  const across = Math.min(two.length, maxSoundLength);
  let [rowBeforePrevious, previousRow, currentRow] = rows as [Float64Array, Float64Array, Float64Array];
  previousRow[0] = 0;
  let minBefore = 0;
  for (let j = 1; j <= across; j++) {
    codesOfSecond[j] = codeAt(two, j - 1);
    deletions[j] = deletionCost(two, j - 1);
    previousRow[j] = (previousRow[j - 1] as number) + (deletions[j] as number);
  }
  for (let i = 1; i <= height; i++) {
    const codeOfOne = codeAt(one, i - 1);
    const previousCode = i > 1 ? codeAt(one, i - 2) : -1;
    const deletion = deletionCost(one, i - 1);
    currentRow[0] = (previousRow[0] as number) + deletion;
    let rowMinimum = currentRow[0] as number;
    for (let j = 1; j <= across; j++) {
      const codeOfTwo = codesOfSecond[j] as number;
      const replacement =
        codeOfOne === otherCode && codeOfTwo === otherCode
          ? literalCost(one, i, two, j)
          : (replacementCosts[codeOfOne * width + codeOfTwo] as number);
      let cost = Math.min(
        (previousRow[j - 1] as number) + replacement,
        (previousRow[j] as number) + deletion,
      );
      cost = Math.min(cost, (currentRow[j - 1] as number) + (deletions[j] as number));
      if (j > 1 && codeOfTwo === previousCode && codeOfOne === (codesOfSecond[j - 1] as number))
        cost = Math.min(cost, (rowBeforePrevious[j - 2] as number) + swapCost);
      currentRow[j] = cost;
      if (cost < rowMinimum) rowMinimum = cost;
    }
    // A swap reads the row before the previous one.
    if (rowMinimum > maxDistance && minBefore + swapCost > maxDistance) return undefined;
    minBefore = rowMinimum;
    [rowBeforePrevious, previousRow, currentRow] = [previousRow, currentRow, rowBeforePrevious];
  }
  return previousRow;
}

/** The Damerau-Levenshtein distance, by costs of sounds ("alu", "alo" 0.2); Infinity over `maxDistance`. */
export function soundDistance(one: string, two: string, maxDistance = Number.POSITIVE_INFINITY): number {
  const lastRow = computeLastRow(one, two, maxDistance);
  return lastRow?.[Math.min(two.length, maxSoundLength)] ?? Number.POSITIVE_INFINITY;
}

const literalCost = (one: string, i: number, two: string, j: number) => (one[i - 1] === two[j - 1] ? 0 : 1);

const codeOfE = soundSigns.indexOf("e");
const isVowel = new Uint8Array(width);
for (const vowel of "aoiueE") isVowel[soundSigns.indexOf(vowel)] = 1;

const finalECost = 0.15;
const secondVowelCost = 0.25;

/** A final e, silent in English ("juice"), and the second of two vowels ("cream", ক্রিম) cost less to delete. */
function deletionCost(sound: string, index: number): number {
  const code = codeAt(sound, index);
  if (!isVowel[code]) return deletionCosts[code] as number;
  if (code === codeOfE && index > 1 && index === sound.length - 1) return finalECost;
  if (index > 0 && isVowel[codeAt(sound, index - 1)]) return secondVowelCost;
  return deletionCosts[code] as number;
}

function massOf(sound: string): number {
  let mass = 0;
  for (let index = 0; index < sound.length; index++) mass += deletionCosts[codeAt(sound, index)] as number;
  return mass;
}

/** Tolerance for rounding errors at thresholds. */
const roundingTolerance = 1e-9;

/** The similarity of two sounds: 1 for equal, down to 0; 0 also if it is less than `minSimilarity`. */
export function similarity(one: string, two: string, minSimilarity = 0): number {
  const mass = Math.max(massOf(one), massOf(two));
  if (mass === 0) return Number(one === two);
  return Math.max(0, 1 - soundDistance(one, two, (1 - minSimilarity) * mass + roundingTolerance) / mass);
}

/** The similarity of a sound to the most similar prefix of another: 1 to 0; 0 also below `minSimilarity`. */
export function similarityToPrefix(prefix: string, word: string, minSimilarity = 0): number {
  const mass = massOf(prefix);
  const row = computeLastRow(prefix, word, (1 - minSimilarity) * mass + roundingTolerance);
  if (!row) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index <= Math.min(word.length, maxSoundLength); index++)
    nearest = Math.min(nearest, row[index] as number);
  return Math.max(0, 1 - nearest / mass);
}
