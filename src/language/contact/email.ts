/** Whether a text looks like an e-mail address, to a form that checks before it sends; the server checks it fully. */
export const looksLikeEmail = (typed: string): boolean =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(typed.trim());
