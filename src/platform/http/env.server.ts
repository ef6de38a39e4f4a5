import type { HttpBindings } from "@hono/node-server";

export type Env = {
  /** `inside`: called by a page of this process and already counted. `crowded`: the server is overloaded, refuse it. */
  Bindings: Partial<HttpBindings> & { inside?: boolean; crowded?: boolean };
};
