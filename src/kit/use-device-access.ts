import { useEffect } from "react";
import { urlIn } from "#src/language/locale.ts";

/**
 * Whether this document may use the camera and the position of the device; true if not `wanted`. The HTTP headers
 * allow them only under /admin: after a client-side navigation from the log-in page, this reloads the page.
 */
export function useDeviceAccess(wanted: boolean): boolean {
  const isAllowed = !wanted || isBackOfficeDocument();
  useEffect(() => {
    if (!isAllowed) window.location.reload();
  }, [isAllowed]);
  return isAllowed;
}

/** Whether the current document was loaded from a URL under /admin. */
function isBackOfficeDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname } = new URL(entry?.name || window.location.href);
  return urlIn("en", pathname).startsWith("/admin");
}
