const placeholderPattern = /\{(\w+)\}/g;

/** Replaces each `{name}`; a name without a value stays as it is. */
export const fillTemplate = (text: string, values: Record<string, string>): string =>
  text.replace(placeholderPattern, (placeholder, name: string) => values[name] ?? placeholder);

export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholderPattern)].map(([, name = ""]) => name);
