/** What only the running process knows. */
export type SystemFacts = {
  cache: () => { entries: number; bytes: number; hits: number };
  index: () => { ready: boolean; products: number; behind_ms: number; failure?: string | undefined };
};
