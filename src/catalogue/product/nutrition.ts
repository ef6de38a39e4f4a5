export type Nutrient = { name: string; amount: string };

/** Parses lines such as "Energy: 18 kcal"; a line without a colon has only a name. */
export function nutrientsOf(text: string): Nutrient[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [name = "", ...amount] = line.split(":");
      return { name: name.trim(), amount: amount.join(":").trim() };
    });
}
