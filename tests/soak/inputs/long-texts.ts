/** Twenty kinds of text that make careless code slow, each as a function of its length in characters. */
export const longTexts: Record<string, (length: number) => string> = {
  "letters and a digit": (length) => `${"a".repeat(length - 1)}1`,
  "letters and a sign": (length) => `${"a".repeat(length - 1)}!`,
  "capital letters": repeated("A"),
  digits: repeated("7"),
  "letters and digits": repeated("a1"),
  spaces: (length) => `${" ".repeat(length - 1)}x`,
  slashes: repeated("/"),
  "short parts of a path": repeated("a/1"),
  dots: repeated("."),
  "dots and slashes": repeated("../"),
  "an e-mail address without an end": (length) => `a@${repeated(".a")(length - 3)}@`,
  "signs of an e-mail address": repeated("a@"),
  "open brackets": repeated("[({"),
  "links without an end": repeated("[a](b"),
  "endings of words": repeated("eding"),
  "separators of lists": repeated(",;q=0."),
  "percent signs": repeated("%"),
  "Bengali letters": repeated("ক্ষ্মা"),
  "Bengali digits": repeated("০১"),
  "joined and combining characters": repeated("e\u0301👩‍🚀"),
};

/** A text as it can stand in a URL or a header, cut to so many characters. Percent signs stay what they are. */
export const asSent = (text: string, length: number): string =>
  encodeURI(text.toWellFormed()).replaceAll("%25", "%").slice(0, length);

function repeated(piece: string) {
  return (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}
