import type { HttpBindings } from "@hono/node-server";

export type Env = {
  Bindings: Partial<HttpBindings> & {
    /** Called by a page of this process, which is already counted in the limits. */
    inside?: boolean;
    /** The process is overloaded: to be refused. */
    crowded?: boolean;
  };
};
