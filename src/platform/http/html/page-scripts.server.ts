import { createHash, randomBytes } from "node:crypto";

/** A secret `nonce` for one rendering, which marks the renderer's scripts as against scripts in the content. */
export const newMark = (): string => randomBytes(16).toString("hex");

/** Removes the marks from a rendered page and returns the hashes ('sha256-…') of the marked inline scripts. */
export function takeMarks(html: Buffer, mark: string): { html: Buffer; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
  const pieces: Buffer[] = [];
  const hashes = new Set<string>();
  let taken = 0;
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, taken)) {
    pieces.push(html.subarray(taken, at));
    taken = at + attribute.length;
    const script = inlineScriptAround(html, at);
    if (script) hashes.add(hashOf(script));
  }
  pieces.push(html.subarray(taken));
  return { html: Buffer.concat(pieces), hashes: [...hashes] };
}

export const hashOf = (script: Buffer | string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The inline script around an attribute; undefined for links, files and data. React escapes < and > there. */
function inlineScriptAround(html: Buffer, attribute: number): Buffer | undefined {
  const begin = html.indexOf(">", attribute) + 1;
  const tag = html.toString("latin1", html.lastIndexOf("<", attribute), begin);
  if (!tag.startsWith("<script") || /\s(src=|type="application\/)/.test(tag)) return undefined;
  return html.subarray(begin, html.indexOf("</script>", begin));
}
