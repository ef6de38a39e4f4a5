/** Words before a name that many people share, such as Md. and মোঃ. */
export const titles = /^(md|mohammad|mohammed|muhammad|mst|mr|mrs|ms|dr|মো|মোহাম্মদ|মোসা|মোছা|মিসেস|ডা)[.:ঃ]*$/iu;

/** The name for a greeting: "Rakib" of "Md. Rakib Hasan". */
export function givenName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !titles.test(word)) ?? words[0] ?? "";
}
