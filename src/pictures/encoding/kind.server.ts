/** What a file is, by its first bytes; whatever its name or its sender says. `animated` says a PNG that moves. */
export function kindOf(bytes: Buffer): "picture" | "heic" | "gif" | "svg" | "pdf" | "animated" | "other" {
  const head = bytes.toString("latin1", 0, 1_024);
  if (head.startsWith("\xff\xd8\xff")) return "picture";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return head.includes("acTL") ? "animated" : "picture";
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return "picture";
  if (head.startsWith("GIF8")) return "gif";
  if (head.startsWith("%PDF")) return "pdf";
  const brand = /^[\s\S]{4}ftyp(....)/.exec(head)?.[1];
  if (brand) return brandOf(brand);
  return /<svg[\s>]/i.test(head) ? "svg" : "other";
}

/** Of a file in the form of MP4: AVIF may move, iPhones' pictures are those of HEVC. */
function brandOf(brand: string) {
  if (brand === "avif") return "picture";
  if (brand === "avis") return "animated";
  return /^(hei|hev|mif1|msf1)/.test(brand) ? "heic" : "other";
}
