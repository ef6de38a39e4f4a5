import type { HttpBindings } from "@hono/node-server";

/** What Hono carries with every request. */
export type Env = {
  /** `inside`: a page of this process asks, for whom it was counted already. */
  Bindings: Partial<HttpBindings> & { inside?: boolean };
  Variables: { requestId: string };
};
