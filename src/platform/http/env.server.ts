import type { HttpBindings } from "@hono/node-server";

export type Env = {
  /** `inside`: called by a page of this process, which was counted already. `crowded`: too much is being made, refuse it. */
  Bindings: Partial<HttpBindings> & { inside?: boolean; crowded?: boolean };
};
