import { createHash, randomBytes } from "node:crypto";

/** What a renderer writes as `nonce` on its own tags, so that they can be told from what stands in a page's content. Secret, one a page. */
export const newMark = (): string => randomBytes(16).toString("hex");

/**
 * A rendered page without the marks, and the hashes ('sha256-…') of the inline scripts that bore one: those that the
 * renderer wrote. A script without the mark, however it came into the page, gets none.
 */
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

/** A script's name in a policy. */
export const hashOf = (script: Buffer | string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** What the tag that an attribute stands in runs; nothing for links, files, and data such as JSON-LD. React escapes "<" and ">" in attributes. */
function inlineScriptAround(html: Buffer, attribute: number): Buffer | undefined {
  const begin = html.indexOf(">", attribute) + 1;
  const tag = html.toString("latin1", html.lastIndexOf("<", attribute), begin);
  if (!tag.startsWith("<script") || /\s(src=|type="application\/)/.test(tag)) return undefined;
  return html.subarray(begin, html.indexOf("</script>", begin));
}
