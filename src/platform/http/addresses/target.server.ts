/** What a request asks for, behind the host: its path, and its query with "?", or nothing. */
export type Target = { path: string; query: string };

/**
 * Reads the address of a request: as it came ("/products?a=b", "http://any.example/products"), or the URL of a `Request`.
 * Steps such as "/../" are taken, what is no ASCII is percent-encoded, the host and "#…" are left out. Undefined for what is
 * no address of a shop: another form, backslashes and control characters, percent signs that mean nothing. Never throws.
 */
export function readTarget(text: string): Target | undefined {
  const behindHost = text.startsWith("/") ? text : withoutHost(text);
  if (behindHost === undefined) return undefined;
  const address = encoded(behindHost.split("#", 1)[0] as string);
  const mark = address.indexOf("?");
  const path = readPath(mark < 0 ? address : address.slice(0, mark));
  if (path === undefined) return undefined;
  const query = mark < 0 || mark === address.length - 1 ? "" : address.slice(mark);
  return { path, query };
}

function withoutHost(text: string): string | undefined {
  const host = /^https?:\/\/[^/?#\\]+/i.exec(text)?.[0];
  if (!host || !URL.canParse(host)) return undefined;
  const rest = text.slice(host.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Some clients send their letters as they are; Node gives each byte of them as a letter of its own. */
function encoded(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, (letters) => {
    const isBytes = !/[^\0-\xff]/.test(letters);
    return encodeURIComponent(isBytes ? Buffer.from(letters, "latin1").toString() : letters.toWellFormed());
  });
}

function readPath(path: string): string | undefined {
  if (path.includes("\\")) return undefined;
  try {
    if (path.includes("%") && unreadable.test(decodeURIComponent(path))) return undefined;
    return /\/(\.|%2e)/i.test(path) ? new URL(`http://shop${path}`).pathname : path;
  } catch {
    return undefined;
  }
}

const unreadable = /[\p{Cc}\\]/u;
