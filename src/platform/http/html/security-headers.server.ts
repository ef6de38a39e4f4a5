import type { Settings } from "#src/platform/settings/settings.server.ts";

const forbiddenFeatures = ["microphone", "payment", "usb", "browsing-topics"];
/** `allowlist`: who may use the camera and the location. */
const permissionsPolicy = (allowlist: string) =>
  [`camera=${allowlist}`, `geolocation=${allowlist}`, ...forbiddenFeatures.map((name) => `${name}=()`)].join(
    ", ",
  );

/** Allows pages of the back office the camera, to scan barcodes, and the location, to save where a door is. */
export const backOfficePermissions = { "Permissions-Policy": permissionsPolicy("(self)") };

/** The headers of every answer; on pages `pagePolicy` replaces the Content-Security-Policy. */
export function securityHeaders(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissionsPolicy("()"),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Content-Security-Policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
  if (settings.publicUrl?.startsWith("https:"))
    headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  return headers;
}

/**
 * The policy of a page. `allowsScanning` allows WebAssembly, which reads barcodes if the browser cannot. Its Trusted
 * Types policy is in `shell/frame/trusted-html-script.ts`.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  pictureHosts: readonly string[],
  allowsScanning = false,
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(allowsScanning ? ["'wasm-unsafe-eval'"] : []), ...scriptHashes].join(" "),
    "style-src 'self'",
    // React writes style attributes for view transitions and progress bars; none of them holds user input.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts.map((host) => `https://${host}`)].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}
