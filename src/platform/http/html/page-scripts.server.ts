import { createHash, randomBytes } from "node:crypto";

/** A random nonce for one rendering: it marks the renderer's own scripts, so that injected ones are not trusted. */
export const createNonce = (): string => randomBytes(16).toString("hex");

/** Removes the nonces from a rendered page and returns the hashes ('sha256-…') of the marked inline scripts. */
export function removeNonces(html: Buffer, nonceValue: string): { html: Buffer; hashes: string[] } {
  const attribute = ` nonce="${nonceValue}"`;
  const pieces: Buffer[] = [];
  const hashes = new Set<string>();
  let copiedUntil = 0;
  for (
    let attributeOffset = html.indexOf(attribute);
    attributeOffset >= 0;
    attributeOffset = html.indexOf(attribute, copiedUntil)
  ) {
    pieces.push(html.subarray(copiedUntil, attributeOffset));
    copiedUntil = attributeOffset + attribute.length;
    const script = inlineScriptAround(html, attributeOffset);
    if (script) hashes.add(cspHash(script));
  }
  pieces.push(html.subarray(copiedUntil));
  return { html: Buffer.concat(pieces), hashes: [...hashes] };
}

export const cspHash = (script: Buffer | string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** The inline script around an attribute; undefined for links, files and data. React escapes < and > there. */
function inlineScriptAround(html: Buffer, attributeOffset: number): Buffer | undefined {
  const scriptStart = html.indexOf(">", attributeOffset) + 1;
  const tag = html.toString("latin1", html.lastIndexOf("<", attributeOffset), scriptStart);
  if (!tag.startsWith("<script") || /\s(src=|type="application\/)/.test(tag)) return undefined;
  return html.subarray(scriptStart, html.indexOf("</script>", scriptStart));
}
