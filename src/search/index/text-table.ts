/** Many short texts in two typed arrays: no object for each, and they pass from thread to thread without a copy. */
export type TextTable = { units: Uint16Array; starts: Uint32Array };

export function toTextTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] as number) + text.length;
  const units = new Uint16Array(starts[texts.length] as number);
  for (const [index, text] of texts.entries()) {
    const start = starts[index] as number;
    for (let at = 0; at < text.length; at++) units[start + at] = text.charCodeAt(at);
  }
  return { units, starts };
}

/** Room for the units of a text, one for each length: thousands of words are looked at for one search. */
const rooms: number[][] = [];

export function textAt({ units, starts }: TextTable, index: number): string {
  const start = starts[index] as number;
  const length = (starts[index + 1] as number) - start;
  rooms[length] ??= new Array<number>(length).fill(0);
  const room = rooms[length] as number[];
  for (let at = 0; at < length; at++) room[at] = units[start + at] as number;
  return String.fromCharCode.apply(null, room);
}

/** How the text at `index` stands to `text` in the order of UTF-16 units: negative before, 0 equal, positive after. */
export function compareAt({ units, starts }: TextTable, index: number, text: string): number {
  const start = starts[index] as number;
  const length = (starts[index + 1] as number) - start;
  const common = Math.min(length, text.length);
  for (let at = 0; at < common; at++) {
    const difference = (units[start + at] as number) - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

/** The positions of the texts in alphabetical order. */
export function sortedOrder(texts: readonly string[]): Uint32Array {
  const order = Uint32Array.from(texts.keys());
  return order.sort((a, b) => {
    const one = texts[a] as string;
    const two = texts[b] as string;
    return one < two ? -1 : one > two ? 1 : a - b;
  });
}

/** The part of `order` whose texts begin with `prefix`, as [from, to). Whole texts equal to it stand first. */
export function rangeOf(table: TextTable, order: Uint32Array, prefix: string): [number, number] {
  const from = firstNotBefore(table, order, prefix);
  // "\uFFFF" stands after every letter
  return [from, firstNotBefore(table, order, `${prefix}\uFFFF`)];
}

function firstNotBefore(table: TextTable, order: Uint32Array, text: string): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareAt(table, order[middle] as number, text) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
