import { isOnlyRider, mayWorkIn, type Viewer } from "../api/viewer.ts";
import type { BackOfficePage } from "./admin-page.ts";
import { adminPages } from "./admin-pages.ts";

/** Whether the user may open a page. Riders have only the delivery pages and their own security page. */
export const mayOpen = (user: Viewer, { part, to }: Pick<BackOfficePage, "part" | "to">): boolean =>
  part ? mayWorkIn(user, part) : !isOnlyRider(user) || to === "/admin/security";

/** The page at an English path, and the value of its `:id`. */
export function findPage(path: string): { page: BackOfficePage; id?: string | undefined } | undefined {
  const trailingSlashes = /(?<!\/)\/+$/;
  const segments = path.replace(trailingSlashes, "").split("/");
  for (const page of adminPages) {
    const pattern = page.to.split("/");
    if (pattern.length !== segments.length) continue;
    if (pattern.every((segment, index) => segment === ":id" || segment === segments[index]))
      return { page, id: segments[pattern.indexOf(":id")] };
  }
  return undefined;
}
