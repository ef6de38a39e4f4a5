import { joinLetters, letterOf, maxAcronymLetters } from "../tokens/acronyms.ts";
import { isUnit } from "../tokens/sizes.ts";
import { forEachToken, type Token, tokenise } from "../tokens/tokenise.ts";
import type { SearchDocument } from "./document.ts";
import { bengaliTitle, englishTitle, type Field, sizeField, tag as tagField } from "./packing.ts";

export type Visit = (word: number, isFirst: boolean, isHead: boolean, field: Field) => void;

/** Maps a word to a number; words with the same number count as one. */
export type NumberOf = (text: string) => number;

/** Ends the first clause of a title: "Mango pickle | in mustard oil", "Palong shak | (spinach)". */
const clauseSign = /[,(–—|/]|\s-\s/;
const clauseWords = new Set(["in", "with", "for", "of", "and", "from"]);

/** Reads the words of documents. Reuses its lists for speed, so it must not be shared. */
export class WordReader {
  readonly #numberOf: NumberOf;
  readonly #words: number[] = [];
  readonly #sizes: number[] = [];
  #title = "";
  /** The index of the head among the words so far, or -1. */
  #head = -1;
  /** Whether the clause of the head has ended. */
  #isClauseOver = false;
  /** The end of the last token in the title. */
  #end = 0;
  /** The last tokens, if they are single letters. */
  #letters: string[] = [];
  readonly #take = (text: string, kind: Token["kind"], isStopWord: boolean, start: number, end: number) =>
    this.#takeToken(text, kind, isStopWord, start, end);

  constructor(numberOf: NumberOf) {
    this.#numberOf = numberOf;
  }

  /** Visits each word once per field. The head ends the first clause: "Deshi tomato, from the vine" is a tomato. */
  read({ titleEn, titleBn, sizeEn, sizeBn, tag = "" }: SearchDocument, visit: Visit): void {
    const sizes = this.#sizes;
    sizes.length = 0;
    this.#readTitle(titleEn, englishTitle, visit);
    this.#readTitle(titleBn, bengaliTitle, visit);
    for (const text of sizeWords(sizeEn)) this.#addOnce(sizes, text);
    for (const text of sizeWords(sizeBn)) this.#addOnce(sizes, text);
    for (let index = 0; index < sizes.length; index++)
      visit(sizes[index] as number, index === 0, false, sizeField);
    for (const text of tagWords(tag)) visit(this.#numberOf(text), false, false, tagField);
  }

  #readTitle(title: string, field: Field, visit: Visit): void {
    const words = this.#words;
    this.#title = title;
    words.length = 0;
    this.#head = -1;
    this.#isClauseOver = false;
    forEachToken(title, this.#take);
    this.#endLetters();
    for (let index = 0; index < words.length; index++)
      visit(words[index] as number, index === 0, index === this.#head, field);
  }

  #takeToken(text: string, kind: Token["kind"], isStopWord: boolean, start: number, end: number): void {
    this.#isClauseOver ||= this.#head >= 0 && this.#beginsClause(text, isStopWord, start, end);
    this.#end = end;
    if (letterOf(text) !== undefined) this.#letters.push(text);
    else if (this.#letters.length > 0) this.#endLetters();
    if (isStopWord) return;
    if (kind === "word") {
      const at = this.#addOnce(this.#words, text);
      if (!this.#isClauseOver && (this.#head < 0 || !isVariantMark(text))) this.#head = at;
    } else for (const form of formsOf(text, kind)) this.#addOnce(this.#sizes, form);
  }

  /** Adds single letters in a row as one word, too: "A C I salt" matches aci. */
  #endLetters(): void {
    const letters = this.#letters;
    if (letters.length > 1 && letters.length <= maxAcronymLetters)
      this.#addOnce(this.#words, letters.join(""));
    if (letters.length > 0) this.#letters = [];
  }

  /** Adds a word to a list unless it is in it; returns its index. */
  #addOnce(list: number[], text: string): number {
    const word = this.#numberOf(text);
    for (let index = 0; index < list.length; index++) if (list[index] === word) return index;
    return list.push(word) - 1;
  }

  #beginsClause(text: string, isStopWord: boolean, start: number, end: number): boolean {
    const title = this.#title;
    const isNext = start === this.#end + 1 && title[this.#end] === " ";
    if (!isNext && clauseSign.test(title.slice(this.#end, start))) return true;
    return isStopWord && clauseWords.has(text) && /^\s.*\s$/.test(title.slice(start - 1, end + 1));
  }
}

/** Whether a word only distinguishes variants: AA of a battery, XL of a diaper. */
const isVariantMark = (text: string) =>
  text.length <= 4 && /^(?:[a-z]|([a-z])\1{1,3}|x{1,3}[ls]|[a-z]*[0-9])$/.test(text);

const cacheSize = 10_000;

/** Memoises the words of texts of which a shop has few. */
function memoise(wordsOf: (text: string) => string[]) {
  const cache = new Map<string, string[]>();
  return (text: string): string[] => {
    const cached = cache.get(text);
    if (cached) return cached;
    const words = wordsOf(text);
    if (cache.size >= cacheSize) cache.clear();
    cache.set(text, words);
    return words;
  };
}

const sizeWords = memoise((size) =>
  tokenise(size)
    .filter(({ text, kind, isStopWord }) => kind !== "word" || !(isStopWord || isUnit(text)))
    .flatMap(({ text, kind }) => formsOf(text, kind)),
);

const tagWords = memoise((tag) => [
  ...new Set(
    joinLetters(tokenise(tag), () => true).flatMap(({ text, isStopWord }) => (isStopWord ? [] : text)),
  ),
]);

/** A size also matches its bare number: "5 kg" has "5000g", "5" and "5000". */
function formsOf(text: string, kind: Token["kind"]): string[] {
  if (kind !== "size") return [text];
  const kilos = /^([0-9]+)000(g|ml)$/.exec(text)?.[1];
  const bareNumber = text.replace(/(?<!\D)\D+$/, "");
  return [...new Set(kilos ? [text, kilos, bareNumber] : [text, bareNumber])];
}
