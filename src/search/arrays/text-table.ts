import { lowerBound } from "./lower-bound.ts";

/** Many short texts in two typed arrays of UTF-16 units: no objects, and stored in a file as they are. */
export type TextTable = { units: Uint16Array; starts: Uint32Array };

export function toTextTable(texts: readonly string[]): TextTable {
  const starts = new Uint32Array(texts.length + 1);
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] as number) + text.length;
  const units = new Uint16Array(starts[texts.length] as number);
  for (const [index, text] of texts.entries()) {
    const start = starts[index] as number;
    for (let index = 0; index < text.length; index++) units[start + index] = text.charCodeAt(index);
  }
  return { units, starts };
}

/** Reusable arrays of units by text length, because one search reads thousands of words. Only `textAt` uses them. */
const unitBuffers: number[][] = [];

export function textAt({ units, starts }: TextTable, index: number): string {
  const start = starts[index] as number;
  const length = (starts[index + 1] as number) - start;
  unitBuffers[length] ??= new Array<number>(length).fill(0);
  const buffer = unitBuffers[length] as number[];
  for (let index = 0; index < length; index++) buffer[index] = units[start + index] as number;
  return String.fromCharCode.apply(null, buffer);
}

/** Compares the text at `index` with `text` by UTF-16 units: negative if it sorts before, 0 if equal, positive if after. */
export function compareAt({ units, starts }: TextTable, index: number, text: string): number {
  const start = starts[index] as number;
  const length = (starts[index + 1] as number) - start;
  const common = Math.min(length, text.length);
  for (let index = 0; index < common; index++) {
    const difference = (units[start + index] as number) - text.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}

export function beginsAt({ units, starts }: TextTable, index: number, beginning: string): boolean {
  const start = starts[index] as number;
  if ((starts[index + 1] as number) - start < beginning.length) return false;
  for (let index = 0; index < beginning.length; index++)
    if (units[start + index] !== beginning.charCodeAt(index)) return false;
  return true;
}

/** The indexes of the texts, sorted by UTF-16 units; equal texts by index. */
export function sortedOrder(texts: readonly string[]): Uint32Array {
  const order = Uint32Array.from(texts.keys());
  return order.sort((a, b) => {
    const textA = texts[a] as string;
    const textB = texts[b] as string;
    if (textA < textB) return -1;
    return textA > textB ? 1 : a - b;
  });
}

/** The range [from, to) of `order` (`sortedOrder`) whose texts start with `prefix`; equal texts are first. */
export function findPrefixRange(table: TextTable, order: Uint32Array, prefix: string): [number, number] {
  const from = firstNotBefore(table, order, prefix);
  return [from, firstNotBefore(table, order, `${prefix}\uFFFF`)];
}

/** The first index in `order` (from `sortedOrder`) whose text does not sort before `text`. */
export const firstNotBefore = (table: TextTable, order: Uint32Array, text: string): number =>
  lowerBound(order.length, (at) => compareAt(table, order[at] as number, text) < 0);
