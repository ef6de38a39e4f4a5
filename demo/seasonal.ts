import { seasonalFruit } from "./categories/seasonal-fruit.ts";
import type { DemoProduct } from "./category.ts";

/** What is in season in Bangladesh, from January on: SKUs, the fruit that the demo has in every month last. */
const inSeason = [
  ["boroi", "komola", "sofeda", "guava"],
  ["boroi", "komola", "sofeda", "guava"],
  ["bel", "boroi", "sofeda", "watermelon"],
  ["green-mango", "bel", "sofeda", "watermelon"],
  ["gopalbhog-mango", "green-mango", "bel", "litchi"],
  ["jackfruit", "jamun", "langra-mango", "himsagar-mango", "litchi"],
  ["langra-mango", "lotkon", "jackfruit", "amrapali-mango", "pineapple"],
  ["fazli-mango", "amra", "lotkon", "guava", "dragon-fruit"],
  ["jambura", "amra", "ata", "dragon-fruit"],
  ["jambura", "kamranga", "chalta", "dragon-fruit"],
  ["jolpai", "komola", "ata", "guava"],
  ["komola", "boroi", "sofeda", "guava"],
];

/** The SKUs of the fruit that is in season in a month of 0 to 11. */
export const seasonalSkus = (month: number): string[] => inSeason[month] ?? [];

/** The products of the season, as many in every month, which the demo does not have otherwise. */
export const seasonalProducts = (month: number): DemoProduct[] =>
  seasonalSkus(month).flatMap((sku) => seasonalFruit.filter((product) => product.sku === sku));
