import { isOnlyRider, mayWorkIn, type Viewer } from "../api/viewer.ts";
import type { BackOfficePage } from "./admin-page.ts";
import { adminPages } from "./admin-pages.ts";

/** Whether the user may open a page. Riders may only open theirs and their second factor. */
export const mayOpen = (user: Viewer, { part, to }: Pick<BackOfficePage, "part" | "to">): boolean =>
  part ? mayWorkIn(user, part) : !isOnlyRider(user) || to === "/admin/security";

/** The page at an English path, and the value of its `:id`. */
export function pageAt(path: string): { page: BackOfficePage; id?: string | undefined } | undefined {
  const parts = path.replace(/(?<!\/)\/+$/, "").split("/");
  for (const page of adminPages) {
    const pattern = page.to.split("/");
    if (pattern.length !== parts.length) continue;
    if (pattern.every((part, at) => part === ":id" || part === parts[at]))
      return { page, id: parts[pattern.indexOf(":id")] };
  }
  return undefined;
}
