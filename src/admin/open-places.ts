import { isOnlyRider, mayWorkIn, type Viewer } from "../api/viewer.ts";
import type { AdminPlace } from "./admin-place.ts";
import { places } from "./places.ts";

/** Whether somebody may open a place. Riders see nothing but what they work with, and their second factor. */
export const mayOpen = (user: Viewer, { part, to }: Pick<AdminPlace, "part" | "to">): boolean =>
  part ? mayWorkIn(user, part) : !isOnlyRider(user) || to === "/admin/security";

/** The place at an English address, and the part of it that stands where the place has `:id`. */
export function placeAt(path: string): { place: AdminPlace; id?: string | undefined } | undefined {
  const parts = path.replace(/(?<!\/)\/+$/, "").split("/");
  for (const place of places) {
    const pattern = place.to.split("/");
    if (pattern.length !== parts.length) continue;
    if (pattern.every((part, at) => part === ":id" || part === parts[at]))
      return { place, id: parts[pattern.indexOf(":id")] };
  }
  return undefined;
}
