import { useRouteLoaderData } from "react-router";
import type { ShopFacts } from "./contract.ts";

/** What the root's loader gives to every page. The catalogue adds its categories: `useCategories`. */
export type RootData = { shop: ShopFacts; year: number };

/** Undefined where the root itself failed. */
export const useRootData = <Data extends RootData = RootData>(): Data | undefined =>
  useRouteLoaderData("root") as Data | undefined;

/** The same for a page's `meta`. */
export function rootDataOf<Data extends RootData = RootData>(
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): Data | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as Data | undefined;
}
