import { useEffect } from "react";
import { urlIn } from "#src/language/locale.ts";

/**
 * Whether this document may use the camera and the position of the device. The headers allow it only for documents of the back
 * office, not for a log-in page from which one came here: then it reloads where it is `wanted`.
 */
export function useDeviceAccess(wanted: boolean): boolean {
  const isAllowed = !wanted || isDocumentOfStaff();
  useEffect(() => {
    if (!isAllowed) window.location.reload();
  }, [isAllowed]);
  return isAllowed;
}

function isDocumentOfStaff(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const { pathname } = new URL(entry?.name || window.location.href);
  return urlIn("en", pathname).startsWith("/admin");
}
