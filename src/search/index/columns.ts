import type { Attributes } from "./document.ts";
import { isDeleted, type Summary, summaryOf, withDeleted, withTitleLengths } from "./summary.ts";

/** The attributes of each document for ranking, filters and orders, by slot: one typed array each. */
export type Columns = {
  summaries: Uint32Array;
  values: Float64Array;
  facets: Uint32Array;
  positions: Int32Array;
  flags: Uint8Array;
  created: Float64Array;
  /** The offset of its occurrences (see packing.ts), with one more element for the end of the last. */
  starts: Uint32Array;
};

export const newColumns = (count: number): Columns => ({
  summaries: new Uint32Array(count),
  values: new Float64Array(count),
  facets: new Uint32Array(count),
  positions: new Int32Array(count),
  flags: new Uint8Array(count),
  created: new Float64Array(count),
  starts: new Uint32Array(count + 1),
});

/** A copy of the columns with twice the capacity. */
export function enlarge(columns: Columns): Columns {
  const larger = newColumns(columns.summaries.length * 2);
  for (const name of Object.keys(columns) as (keyof Columns)[]) larger[name].set(columns[name]);
  return larger;
}

export const startOf = ({ starts }: Columns, slot: number): number => starts[slot] as number;
export const summaryAt = ({ summaries }: Columns, slot: number): Summary => summaries[slot] as number;
export const isDeletedAt = (columns: Columns, slot: number): boolean => isDeleted(summaryAt(columns, slot));
export const valueAt = ({ values }: Columns, slot: number): number => values[slot] as number;
export const facetAt = ({ facets }: Columns, slot: number): number => facets[slot] as number;
export const positionAt = ({ positions }: Columns, slot: number): number => positions[slot] as number;
export const flagsAt = ({ flags }: Columns, slot: number): number => flags[slot] as number;
export const createdAt = ({ created }: Columns, slot: number): number => created[slot] as number;

export function setStart({ starts }: Columns, slot: number, start: number): void {
  starts[slot] = start;
}

export function setDeleted({ summaries }: Columns, slot: number): void {
  summaries[slot] = withDeleted(summaries[slot] as number);
}

export function setTitleLengths(
  { summaries }: Columns,
  slot: number,
  english: number,
  bengali: number,
): void {
  summaries[slot] = withTitleLengths(summaries[slot] as number, english, bengali);
}

export function setAttributes(columns: Columns, slot: number, attributes: Attributes): void {
  columns.summaries[slot] = summaryOf(attributes, columns.summaries[slot] as number);
  columns.values[slot] = attributes.value;
  columns.facets[slot] = attributes.facet;
  columns.positions[slot] = attributes.position;
  columns.flags[slot] = attributes.flags;
  columns.created[slot] = attributes.createdAt;
}

/** Copies all attributes of a document except the offset of its occurrences. */
export function copyColumns(from: Columns, slot: number, to: Columns, target: number): void {
  to.summaries[target] = from.summaries[slot] as number;
  to.values[target] = from.values[slot] as number;
  to.facets[target] = from.facets[slot] as number;
  to.positions[target] = from.positions[slot] as number;
  to.flags[target] = from.flags[slot] as number;
  to.created[target] = from.created[slot] as number;
}
