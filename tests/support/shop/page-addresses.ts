import { places } from "#src/admin/places.ts";
import routes from "#src/routes.ts";

type RouteEntry = (typeof routes)[number];

const below = (start: string, { path = "", children = [] }: RouteEntry): string[] => {
  const address = path ? `${start}/${path}` : start;
  return [address || "/", ...children.flatMap((child) => below(address, child))];
};

const all = [...new Set(routes.flatMap((entry) => below("", entry)))];

/** Every page of `src/routes.ts` and `src/admin/places.ts` in English, as a pattern: "/products/:id". */
export const pageUrls = [
  ...all.filter((address) => !/^\/bn(\/|$)/.test(address) && !address.startsWith("/admin")),
  ...places.map(({ to }) => to),
];

/** The pattern of an address: "/products/:id" for "/products/7?from=cart"; "/*" for one that no page has. */
export function patternOf(address: string): string {
  const path = address.replace(/[?#].*/, "");
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
  return pageUrls.find((pattern) => pattern !== "/*" && fits(pattern)) ?? "/*";
}
