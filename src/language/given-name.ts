/** Words before a name that do not tell people apart, such as Md. and মোঃ. */
export const titles = /^(md|mohammad|mohammed|muhammad|mst|mr|mrs|ms|dr|মো|মোহাম্মদ|মোসা|মোছা|মিসেস|ডা)[.:ঃ]*$/iu;

/** The name by which somebody is greeted: "Rakib" of "Md. Rakib Hasan". */
export function givenName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !titles.test(word)) ?? words[0] ?? "";
}
