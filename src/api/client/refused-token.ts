type Listener = (token: string, message: string) => void;

let listener: Listener | undefined;

/** Sets the only listener for refused tokens; identity ends the session there. */
export function whenTokenIsRefused(listen: Listener): void {
  listener = listen;
}

/** Delayed by one turn, so that the caller shows its message before the page changes. */
export function tokenRefused(token: string, message: string): void {
  setTimeout(() => listener?.(token, message));
}
