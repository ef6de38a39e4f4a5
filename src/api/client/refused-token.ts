type Listener = (token: string, message: string) => void;

let listener: Listener | undefined;

/** Sets the listener for refused tokens, which ends the session. There is only one. */
export function whenTokenIsRefused(listen: Listener): void {
  listener = listen;
}

/** Calls the listener in a later task, so that the caller shows its message before the page changes. */
export function reportRefusedToken(token: string, message: string): void {
  setTimeout(() => listener?.(token, message));
}
