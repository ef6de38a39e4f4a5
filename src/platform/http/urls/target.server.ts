/** Path and query of a request; the query begins with "?" or is empty. */
export type Target = { path: string; query: string };

/** Characters as sent; the shop's longest path has fewer than a hundred. */
const longestPath = 2_000;

/** Whether the path of a URL is too long. The query is bounded by the size of the headers. */
export function isTooLong(url: string): boolean {
  const mark = url.indexOf("?");
  return (mark < 0 ? url.length : mark) > longestPath;
}

/** Normalises a relative or absolute request URL; undefined if its path is invalid or too long. Never throws. */
export function readTarget(text: string): Target | undefined {
  const behindHost = text.startsWith("/") ? text : withoutHost(text);
  if (behindHost === undefined || isTooLong(behindHost)) return undefined;
  const url = encoded(behindHost.split("#", 1)[0] as string);
  const mark = url.indexOf("?");
  const path = readPath(mark < 0 ? url : url.slice(0, mark));
  if (path === undefined) return undefined;
  const query = mark < 0 || mark === url.length - 1 ? "" : url.slice(mark);
  return { path, query };
}

function withoutHost(text: string): string | undefined {
  const host = /^https?:\/\/[^/?#\\]+/i.exec(text)?.[0];
  if (!host || !URL.canParse(host)) return undefined;
  const rest = text.slice(host.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Some clients send non-ASCII bytes unencoded; Node gives each byte as one character. */
function encoded(url: string): string {
  return url.replace(/[^\x21-\x7e]+/g, (letters) => {
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
