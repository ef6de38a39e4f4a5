import type { HttpBindings } from "@hono/node-server";

export type Env = {
  /** `inside`: called by a page of this process and already counted. `crowded`: overloaded, so refuse it. */
  Bindings: Partial<HttpBindings> & { inside?: boolean; crowded?: boolean };
};
