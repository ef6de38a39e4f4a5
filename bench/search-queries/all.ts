import { banglish } from "./banglish.ts";
import { bengali, spelling } from "./bengali.ts";
import { english, synonyms } from "./english.ts";
import { half, oneLetter, together } from "./mistakes.ts";

/** A query and the products that answer it, by SKU; any of them is right. */
export type Judged = { form: string; query: string; right: string[] };

const forms = { bengali, spelling, banglish, english, synonyms, "one letter": oneLetter, half, together };

/** Every judged query. */
export const judged: Judged[] = Object.entries(forms).flatMap(([form, text]) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [query = "", right = ""] = line.split(": ");
      return { form, query, right: right.split(" ") };
    }),
);

/** The other half of each form is for checking only: no rule is tuned on it. */
export const tunedOn = (index: number): boolean => index % 2 === 0;
