import { titles } from "../language/given-name.ts";

/** The first letter; in Bengali with its vowel signs and conjuncts. */
export const initialOf = (name: string) => /^\P{M}(?:\u09CD\P{M}|\p{M})*/u.exec(name.trim())?.[0] ?? "";

/** The public form of a name: "Nusrat J." of "Nusrat Jahan", "Md. Rakib H." of "Md. Rakib Hasan". One word is unchanged. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words.length > 2 && titles.test(words[0] ?? "") ? 2 : 1;
  const last = words.slice(first).at(-1);
  const shown = words.slice(0, first).join(" ");
  return last ? `${shown} ${initialOf(last)}.` : shown;
}
