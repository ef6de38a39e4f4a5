const marks = /\{(\w+)\}/g;

/** A text with each `{name}` replaced by its value; a name without a value stays as it is written. */
export const filled = (text: string, values: Record<string, string>): string =>
  text.replace(marks, (mark, name: string) => values[name] ?? mark);

/** The names that stand in a text in braces. */
export const namesIn = (text: string): string[] => [...text.matchAll(marks)].map(([, name = ""]) => name);
