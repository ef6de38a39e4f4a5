/** Path and query of a request; the query begins with "?" or is empty. */
export type Target = { path: string; query: string };

/** Characters as sent; the shop's longest path has fewer than a hundred. */
const maxPathCharacters = 2_000;

/** Whether the path of a URL is too long. The query is bounded by the size of the headers. */
export function isTooLong(url: string): boolean {
  const queryStart = url.indexOf("?");
  return (queryStart < 0 ? url.length : queryStart) > maxPathCharacters;
}

/** Normalises a relative or absolute request URL; undefined if its path is invalid or too long. Never throws. */
export function readTarget(text: string): Target | undefined {
  const pathAndQuery = text.startsWith("/") ? text : stripHost(text);
  if (pathAndQuery === undefined || isTooLong(pathAndQuery)) return undefined;
  const url = encodeNonAscii(pathAndQuery.split("#", 1)[0] as string);
  const queryStart = url.indexOf("?");
  const path = readPath(queryStart < 0 ? url : url.slice(0, queryStart));
  if (path === undefined) return undefined;
  const query = queryStart < 0 || queryStart === url.length - 1 ? "" : url.slice(queryStart);
  return { path, query };
}

function stripHost(text: string): string | undefined {
  const host = /^https?:\/\/[^/?#\\]+/i.exec(text)?.[0];
  if (!host || !URL.canParse(host)) return undefined;
  const remainder = text.slice(host.length);
  return remainder.startsWith("/") ? remainder : `/${remainder}`;
}

/** Some clients send non-ASCII bytes unencoded; Node gives each byte as one character. */
function encodeNonAscii(url: string): string {
  return url.replace(/[^\x21-\x7e]+/g, (letters) => {
    const isBytes = !/[^\0-\xff]/.test(letters);
    return encodeURIComponent(isBytes ? Buffer.from(letters, "latin1").toString() : letters.toWellFormed());
  });
}

function readPath(path: string): string | undefined {
  if (path.includes("\\")) return undefined;
  try {
    if (path.includes("%") && invalidPathCharacters.test(decodeURIComponent(path))) return undefined;
    return /\/(\.|%2e)/i.test(path) ? new URL(`http://shop${path}`).pathname : path;
  } catch {
    return undefined;
  }
}

const invalidPathCharacters = /[\p{Cc}\\]/u;
