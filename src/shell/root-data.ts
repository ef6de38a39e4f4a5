import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "./contract.ts";

/** The root loader's data. The catalogue adds its categories: `useTopCategories`. */
export type RootData = { shop: ShopFacts; year: number };

export const useRootData = <Data extends RootData = RootData>(): Data | undefined =>
  useRouteLoaderData("root") as Data | undefined;

/** The root loader's data, for a route's `meta`. */
export function findRootData<Data extends RootData = RootData>(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Data | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as Data | undefined;
}
