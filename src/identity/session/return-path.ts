/**
 * Where to go after signing in: a path of this shop only (DECISIONS 19). `checkout` means `/checkout`; anything that
 * could lead to another site ("//evil.example", "/..//evil.example", "javascript:", "\\") leads to the home page.
 */
export function returnPath(redirect: string | null | undefined): string {
  if (!redirect) return "/";
  const path = /^[a-z][a-z/-]*$/.test(redirect) ? `/${redirect}` : redirect;
  const safe =
    /^\/[^\\\s]*$/.test(path) &&
    !/^[^?#]*\/(\/|\.|%2[ef])/i.test(path) &&
    !/^(\/bn)?\/(login|register)\b/.test(path);
  return safe ? path : "/";
}
