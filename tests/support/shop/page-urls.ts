import { adminPages } from "#src/admin/admin-pages.ts";
import routes from "#src/routes.ts";

type RouteEntry = (typeof routes)[number];

const below = (start: string, { path = "", children = [] }: RouteEntry): string[] => {
  const url = path ? `${start}/${path}` : start;
  return [url || "/", ...children.flatMap((child) => below(url, child))];
};

const all = [...new Set(routes.flatMap((entry) => below("", entry)))];

/** Every page of `src/routes.ts` and `src/admin/admin-pages.ts` in English, as a pattern: "/products/:id". */
export const pageUrls = [
  ...all.filter((url) => !/^\/bn(\/|$)/.test(url) && !url.startsWith("/admin")),
  ...adminPages.map(({ to }) => to),
];

/** "/products/:id" for "/products/7?from=cart"; "/*" for an unknown page. */
export function patternOf(url: string): string {
  const path = url.replace(/[?#].*/, "");
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path);
  return pageUrls.find((pattern) => pattern !== "/*" && fits(pattern)) ?? "/*";
}
