import type { Attributes } from "./document.ts";

/**
 * What ranking needs of every candidate, in 32 bits. From the lowest bit: unavailable, deleted, value step (3 bits), words in the
 * English and in the Bengali title (8 each), demand (8). Only this file knows the bits.
 */
export type Summary = number;

const unavailable = 1;
const deleted = 2;
const stepAt = 2;
const englishAt = 5;
const bengaliAt = 13;
const demandAt = 21;
const most = 255;
const lengths = (most << englishAt) | (most << bengaliAt);

/** Eight steps, each twice the previous one: below 5,000, below 10,000 … from 320,000. */
const stepOf = (value: number): number => Math.max(0, Math.min(7, Math.floor(Math.log2(value / 2_500))));

export const demandStep = ({ demand }: Attributes): number => Math.round(demand * most);

/** The summary of these attributes, with the title lengths of `before`. */
export const summaryOf = (attributes: Attributes, before: Summary): Summary =>
  ((before & lengths) |
    (attributes.unavailable ? unavailable : 0) |
    (stepOf(attributes.value) << stepAt) |
    (demandStep(attributes) << demandAt)) >>>
  0;

export const withTitleLengths = (summary: Summary, english: number, bengali: number): Summary =>
  ((summary & ~lengths) | (Math.min(most, english) << englishAt) | (Math.min(most, bengali) << bengaliAt)) >>>
  0;

export const withDeleted = (summary: Summary): Summary => summary | deleted;

export const isUnavailable = (summary: Summary): boolean => (summary & unavailable) !== 0;
export const isDeleted = (summary: Summary): boolean => (summary & deleted) !== 0;
/** The step of the value, 0 to 7, monotonic. */
export const valueStepOf = (summary: Summary): number => (summary >>> stepAt) & 7;
export const englishLengthOf = (summary: Summary): number => (summary >>> englishAt) & most;
export const bengaliLengthOf = (summary: Summary): number => (summary >>> bengaliAt) & most;
export const demandOf = (summary: Summary): number => (summary >>> demandAt) / most;
