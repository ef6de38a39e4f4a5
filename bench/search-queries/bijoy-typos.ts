import { randomFrom } from "../../demo/random.ts";
import { stems } from "../../src/search/words/endings.ts";
import { rows } from "../../src/search/words/keyboards.ts";
import { normalise } from "../../src/search/words/normalise.ts";
import { allProducts } from "./all-shops.ts";

const random = randomFrom(7);
/** In UTF-16 units: shorter words are another word with one letter wrong. */
const shortest = 4;

/** The signs of the keys of each row, without shift and with it. */
const boards = rows.flatMap(({ plain, shifted }) => [plain, shifted]);

/** What a key beside the right one types. */
function slips(sign: string): string[] {
  return boards.flatMap((board) => {
    const at = board.indexOf(sign);
    return at < 0 ? [] : [board[at - 1], board[at + 1]].filter((one) => one !== undefined);
  });
}

/** What the same key types where shift was held or forgotten. */
const unshifted = (sign: string) =>
  rows.flatMap(({ plain, shifted }) => {
    const at = [plain, shifted].map((board) => board.indexOf(sign));
    return [shifted[at[0] ?? -1], plain[at[1] ?? -1]].filter((one) => one !== undefined);
  });

/** Each mistake of somebody who types on a Bijoy keyboard: the wrong forms of a word. */
const mistakes: Record<string, (word: string) => string[]> = {
  "beside the key": (word) => changed(word, slips),
  "without shift": (word) => changed(word, unshifted),
  "no hasanta": (word) => [...word].flatMap((sign, index) => (sign === "্" ? without(word, index) : [])),
  "sign before": (word) =>
    [...word].flatMap((sign, index) =>
      index > 0 && /[িেৈ]/.test(sign)
        ? word.slice(0, index - 1) + sign + word[index - 1] + word.slice(index + 1)
        : [],
    ),
};

const changed = (word: string, others: (sign: string) => string[]) =>
  [...word].flatMap((sign, index) =>
    index === 0 ? [] : others(sign).map((other) => word.slice(0, index) + other + word.slice(index + 1)),
  );

const without = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** Every Bengali word of the titles with one mistake of each kind, and the products that have the word. */
export function bijoyTypos(): { query: string; kind: string; right: Set<number> }[] {
  const titles = allProducts.map(({ titleBn }) =>
    titleBn
      .normalize("NFC")
      .replaceAll("ড\u09BC", "\u09DC")
      .replaceAll("ঢ\u09BC", "\u09DD")
      .replaceAll("য\u09BC", "\u09DF")
      .split(/[^\u0980-\u09FF]+/),
  );
  const known = new Set(titles.flat());
  const words = [...known].filter((word) => word.length >= shortest && stems(normalise(word)).length === 0);
  const forms = titles.map((title) => new Set(title.flatMap((word) => [word, ...stems(normalise(word))])));
  return words.flatMap((word) => {
    const right = new Set(
      forms.flatMap((form, id) => (form.has(word) || form.has(normalise(word)) ? id : [])),
    );
    return Object.entries(mistakes).flatMap(([kind, wrong]) => {
      const all = wrong(word).filter((one) => !known.has(one));
      return all.length === 0 ? [] : { query: random.pick(all), kind, right };
    });
  });
}
