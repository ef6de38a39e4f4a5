import type { HttpBindings } from "@hono/node-server";

export type Env = {
  /** `inside`: called by a page of this process, which was counted already. */
  Bindings: Partial<HttpBindings> & { inside?: boolean };
  Variables: { requestId: string };
};
