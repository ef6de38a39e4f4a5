import { join } from "node:path";
import { root } from "../root.server.ts";

/** The file of a worker's program, by its path below src: its source, or in the built shop its bundle (vite.config.ts). */
export const programPath = (name: string) =>
  import.meta.filename.endsWith(".ts")
    ? join(root, "src", `${name}.server.ts`)
    : join(root, "build/server", `${name}.js`);
