import type { Attributes } from "./document.ts";

/**
 * What ranking needs of every candidate, in 32 bits. From the lowest bit: unavailable, deleted, value step (3 bits), words in the
 * English and in the Bengali title (8 each), demand (8). Only this file knows the bits.
 */
export type Summary = number;

const unavailableBit = 1;
const deletedBit = 2;
const stepShift = 2;
const englishShift = 5;
const bengaliShift = 13;
const demandShift = 21;
const maxStep = 7;
const maxByte = 255;
const lengthsMask = (maxByte << englishShift) | (maxByte << bengaliShift);

/** Eight steps, each twice the previous one: below 5,000, below 10,000 … from 320,000. */
const stepOf = (value: number): number =>
  Math.max(0, Math.min(maxStep, Math.floor(Math.log2(value / 2_500))));

export const demandStep = ({ demand }: Attributes): number => Math.round(demand * maxByte);

/** The summary of these attributes, with the title lengths of `before`. */
export const summaryOf = (attributes: Attributes, before: Summary): Summary =>
  ((before & lengthsMask) |
    (attributes.unavailable ? unavailableBit : 0) |
    (stepOf(attributes.value) << stepShift) |
    (demandStep(attributes) << demandShift)) >>>
  0;

export const withTitleLengths = (summary: Summary, english: number, bengali: number): Summary =>
  ((summary & ~lengthsMask) |
    (Math.min(maxByte, english) << englishShift) |
    (Math.min(maxByte, bengali) << bengaliShift)) >>>
  0;

export const withDeleted = (summary: Summary): Summary => summary | deletedBit;

export const isUnavailable = (summary: Summary): boolean => (summary & unavailableBit) !== 0;
export const isDeleted = (summary: Summary): boolean => (summary & deletedBit) !== 0;
/** The step of the value, 0 to 7, monotonic. */
export const valueStepOf = (summary: Summary): number => (summary >>> stepShift) & maxStep;
export const englishLengthOf = (summary: Summary): number => (summary >>> englishShift) & maxByte;
export const bengaliLengthOf = (summary: Summary): number => (summary >>> bengaliShift) & maxByte;
export const demandOf = (summary: Summary): number => (summary >>> demandShift) / maxByte;
