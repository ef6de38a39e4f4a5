import { isOnlyRider, mayWorkIn, type Viewer } from "../api/viewer.ts";
import type { BackOfficePage } from "./admin-page.ts";
import { adminPages } from "./admin-pages.ts";

/** Whether the user may open a page; one without a part is open to all staff. Riders have only the delivery pages and their own security page. */
export const mayOpen = (user: Viewer, { part, to }: Pick<BackOfficePage, "part" | "to">): boolean =>
  part ? mayWorkIn(user, part) : !isOnlyRider(user) || to === "/admin/security";

/** The page at an English path, and the value of its `:id`. */
export function findPage(path: string): { page: BackOfficePage; id?: string | undefined } | undefined {
  // The lookbehind keeps the search linear on a long row of slashes.
  const trailingSlashes = /(?<!\/)\/+$/;
  const segments = path.replace(trailingSlashes, "").split("/");
  for (const page of adminPages) {
    const pattern = page.to.split("/");
    if (pattern.length !== segments.length) continue;
    const isMatch = pattern.every((segment, index) => segment === ":id" || segment === segments[index]);
    const idIndex = pattern.indexOf(":id");
    if (isMatch) return { page, id: idIndex < 0 ? undefined : segments[idIndex] };
  }
  return undefined;
}
