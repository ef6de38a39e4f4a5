/** The path after signing in (DECISIONS 19): `checkout` means `/checkout`; a path to another site becomes the home page. */
export function returnPath(redirect: string | null | undefined): string {
  if (!redirect) return "/";
  const path = /^[a-z][a-z/-]*$/.test(redirect) ? `/${redirect}` : redirect;
  // Neither a URL of another site, as "//" and "/\" begin, nor one in disguise, nor back to signing in.
  const isSafe =
    /^\/[^\\\s]*$/.test(path) &&
    !/^[^?#]*\/(\/|\.|%2[ef])/i.test(path) &&
    !/^(\/bn)?\/(login|register)\b/.test(path);
  return isSafe ? path : "/";
}
