import { titles } from "../language/given-name.ts";

/** The first letter; in Bengali with its vowel signs and conjuncts. */
export const firstLetter = (name: string) => /^\P{M}(?:\u09CD\P{M}|\p{M})*/u.exec(name.trim())?.[0] ?? "";

/** Shortens a name: "Nusrat Jahan" to "Nusrat J.", "Md. Rakib Hasan" to "Md. Rakib H."; keeps one word. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const hasTitle = words.length > 2 && titles.test(words[0] ?? "");
  const fullWordCount = hasTitle ? 2 : 1;
  const fullWords = words.slice(0, fullWordCount).join(" ");
  const lastName = words.slice(fullWordCount).at(-1);
  return lastName ? `${fullWords} ${firstLetter(lastName)}.` : fullWords;
}
