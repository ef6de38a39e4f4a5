/**
 * The word, and it without each letter: "dim" → "dim", "im", "dm", "di". Words one typo apart share at least
 * one (as in SymSpell).
 */
export function deletions(word: string): string[] {
  const found = [word];
  for (let index = 0; index < word.length; index++) {
    if (index > 0 && word[index] === word[index - 1]) continue;
    found.push(word.slice(0, index) + word.slice(index + 1));
  }
  return found;
}

/** Whether two words differ by at most one typo: a letter wrong, missing, added, or swapped with the next. */
export function isOneLetterOff(one: string, two: string): boolean {
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  );
}
