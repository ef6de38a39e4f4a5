export type Nutrient = { name: string; amount: string };

/** Lines such as "Energy: 18 kcal" as nutrients, and the other lines as they are. */
export function parseNutrition(text: string): { nutrients: Nutrient[]; notes: string[] } {
  const nutrients: Nutrient[] = [];
  const notes: string[] = [];
  for (const line of text.split("\n").map((line) => line.trim())) {
    const [name = "", ...amountParts] = line.split(":");
    const amount = amountParts.join(":").trim();
    if (name && amount) nutrients.push({ name: name.trim(), amount });
    else if (line) notes.push(line);
  }
  return { nutrients, notes };
}
