/** `animated` is an animated PNG or AVIF; an animated WebP is a `webp`. */
export type FileKind =
  | "jpeg"
  | "png"
  | "webp"
  | "avif"
  | "heic"
  | "gif"
  | "svg"
  | "pdf"
  | "animated"
  | "other";

/** Number of first bytes that identify a file. */
export const headBytes = 1_024;

/** Detects the type from the first `headBytes`, ignoring name and declared type. */
export function detectKind(bytes: Uint8Array): FileKind {
  const head = String.fromCharCode(...bytes.subarray(0, headBytes));
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return head.includes("acTL") ? "animated" : "png";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "webp";
  if (head.startsWith("GIF8")) return "gif";
  if (head.startsWith("%PDF")) return "pdf";
  const brand = /^[\s\S]{4}ftyp(....)/.exec(head)?.[1];
  if (brand) return kindOfBrand(brand);
  return /<svg[\s>]/i.test(head) ? "svg" : "other";
}

function kindOfBrand(brand: string): FileKind {
  if (brand === "avif") return "avif";
  if (brand === "avis") return "animated";
  return /^(hei|hev|mif1|msf1)/.test(brand) ? "heic" : "other";
}
