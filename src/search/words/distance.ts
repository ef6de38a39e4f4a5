/** The sounds, each with a number; 0 is everything else. */
const signs = "kgNcCQjtdnpfbmrRlshwyaoiueE_~";
const width = 32;
const other = 31;

/** What it costs to leave a sound out. A consonant is 1, a vowel under a half, the unwritten vowel next to nothing. */
const leaveOut = table(width, 1);
for (const [sound, cost] of Object.entries({ a: 0.45, i: 0.45, u: 0.45, e: 0.4, E: 0.45, o: 0.35 }))
  put1(sound, cost);
for (const [sound, cost] of Object.entries({ _: 0.05, "~": 0.05, h: 0.3, w: 0.35, y: 0.2 }))
  put1(sound, cost);

/** What it costs to say one sound for another. */
const instead = table(width * width, 1);
for (const one of "aoiueE_") for (const two of "aoiueE_") put2(one, two, 0.45);
for (const pair of ["ao", "ie", "uo", "aE", "eE", "_a"]) put2(pair[0], pair[1], 0.2);
for (const pair of ["_o", "QC"]) put2(pair[0], pair[1], 0.02);
for (const pair of ["cC", "rR", "Qk", "Qc", "Cs", "Qs"]) put2(pair[0], pair[1], 0.08);
for (const pair of ["yi", "ye", "wo", "wu", "~n"]) put2(pair[0], pair[1], 0.15);
for (const pair of ["cs", "js", "Nn", "Rd", "pf", "wb", "jg", "jc"]) put2(pair[0], pair[1], 0.35);
for (let code = 0; code < width; code++) instead[code * width + code] = 0;

const swapped = 0.6;

function table(size: number, cost: number): Float64Array {
  return new Float64Array(size).fill(cost);
}

function put1(sound: string, cost: number) {
  leaveOut[signs.indexOf(sound)] = cost;
}

function put2(one = "", two = "", cost: number) {
  instead[signs.indexOf(one) * width + signs.indexOf(two)] = cost;
  instead[signs.indexOf(two) * width + signs.indexOf(one)] = cost;
}

const codes = new Uint8Array(128).fill(other);
for (let index = 0; index < signs.length; index++) codes[signs.charCodeAt(index)] = index;

const codeAt = (sound: string, index: number) => codes[Math.min(sound.charCodeAt(index), 127)] as number;

const longest = 26;
const rows = [new Float64Array(longest + 1), new Float64Array(longest + 1), new Float64Array(longest + 1)];

/** Of the second sound, by place from 1: its sounds, and what leaving each out costs. */
const others = new Uint8Array(longest + 1);
const withouts = new Float64Array(longest + 1);

/** Fills the table of distances between all beginnings of two sounds; gives its last row. */
function lastRow(one: string, two: string): Float64Array {
  const height = Math.min(one.length, longest);
  const across = Math.min(two.length, longest);
  let [before, last, here] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= across; j++) {
    others[j] = codeAt(two, j - 1);
    withouts[j] = leaving(two, j - 1);
    last[j] = (last[j - 1] as number) + (withouts[j] as number);
  }
  for (let i = 1; i <= height; i++) {
    const a = codeAt(one, i - 1);
    const beforeA = i > 1 ? codeAt(one, i - 2) : -1;
    const without = leaving(one, i - 1);
    here[0] = (last[0] as number) + without;
    for (let j = 1; j <= across; j++) {
      const b = others[j] as number;
      const saying =
        a === other && b === other ? literal(one, i, two, j) : (instead[a * width + b] as number);
      let cost = Math.min((last[j - 1] as number) + saying, (last[j] as number) + without);
      cost = Math.min(cost, (here[j - 1] as number) + (withouts[j] as number));
      if (j > 1 && b === beforeA && a === (others[j - 1] as number))
        cost = Math.min(cost, (before[j - 2] as number) + swapped);
      here[j] = cost;
    }
    [before, last, here] = [last, here, before];
  }
  return last;
}

/**
 * How far apart two sounds are: the cheapest way of leaving out, putting in, replacing and swapping (Damerau's distance
 * with weights). "alu" and "alo" 0.2; "m_ric_" and "moric" 0.07; "dim" and "dam" 0.45; "tal" and "dal" 1.
 */
export function soundDistance(one: string, two: string): number {
  return lastRow(one, two)[Math.min(two.length, longest)] as number;
}

const literal = (one: string, i: number, two: string, j: number) => (one[i - 1] === two[j - 1] ? 0 : 1);

const vowels = "aoiueE";

/** A silent e at the end of an English word ("juice") and the second of two vowels ("cream", ক্রিম) weigh less. */
function leaving(sound: string, index: number): number {
  const sign = sound[index] as string;
  if (index === sound.length - 1 && index > 1 && sign === "e") return 0.15;
  if (index > 0 && vowels.includes(sign) && vowels.includes(sound[index - 1] as string)) return 0.25;
  return leaveOut[codeAt(sound, index)] as number;
}

/** What a sound weighs: the cost of leaving out all of it. */
export function massOf(sound: string): number {
  let mass = 0;
  for (let index = 0; index < sound.length; index++) mass += leaveOut[codeAt(sound, index)] as number;
  return mass;
}

/** 1 for the same sound, towards 0 the further apart. */
export function likeness(one: string, two: string): number {
  const mass = Math.max(massOf(one), massOf(two));
  return mass === 0 ? Number(one === two) : Math.max(0, 1 - soundDistance(one, two) / mass);
}

/** As `likeness`, for a sound and the beginning of another that is most like it. */
export function likenessToBeginning(begun: string, whole: string): number {
  const row = lastRow(begun, whole);
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at <= Math.min(whole.length, longest); at++) least = Math.min(least, row[at] as number);
  return Math.max(0, 1 - least / massOf(begun));
}
