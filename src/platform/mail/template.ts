const marks = /\{(\w+)\}/g;

/** Replaces each `{name}`; a name without a value stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>): string =>
  text.replace(marks, (mark, name: string) => values[name] ?? mark);

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(marks)].map(([, name = ""]) => name);
