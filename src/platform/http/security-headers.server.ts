import { createHash } from "node:crypto";
import type { Settings } from "../settings/settings.server.ts";

const nothing = ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"];

/** The headers that every answer carries; pages replace the Content-Security-Policy by `pagePolicy`. */
export function securityHeaders(settings: Settings): Record<string, string> {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": nothing.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Content-Security-Policy":
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  };
  if (settings.publicUrl?.startsWith("https:")) headers["Strict-Transport-Security"] = "max-age=31536000";
  return headers;
}

/**
 * The policy of a page: our own files only, of inline scripts just those that stand in this very HTML, and the pictures of
 * `pictureHosts`.
 */
export function pagePolicy(html: Buffer, pictureHosts: string[]): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`.trim(),
    "style-src 'self'",
    // React writes style attributes for transition names and progress bars; no rule of ours comes from a person.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictureHosts.map((host) => `https://${host}`)].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** What runs without a `src`; data blocks such as JSON-LD need no leave. Found in the bytes: a page is long, its scripts are few. */
function inlineScripts(html: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let tag = html.indexOf("<script"); tag >= 0; tag = html.indexOf("<script", tag + 1)) {
    const begin = html.indexOf(">", tag) + 1;
    const attributes = html.toString("latin1", tag, begin);
    if (/\bsrc=|type="application\//.test(attributes)) continue;
    found.push(html.subarray(begin, html.indexOf("</script>", begin)));
  }
  return found;
}

const sha256 = (text: Buffer) => createHash("sha256").update(text).digest("base64");
