type Listener = (token: string, words: string) => void;

let listener: Listener | undefined;

/** Who answers when the shop knows nobody by a token any more: the one place for it, in identity. */
export function whenTokenIsRefused(hear: Listener): void {
  listener = hear;
}

/** Says that a token was refused, in which words; after whoever asked has shown them, or the page would change first. */
export function tokenRefused(token: string, words: string): void {
  setTimeout(() => listener?.(token, words));
}
