import { join } from "node:path";
import { root } from "../../../platform/root.server.ts";

/** The file of a worker's program, by its path below src/catalogue/finding: its source, or in the built shop its bundle (vite.config.ts). */
export const programAt = (name: string) =>
  import.meta.filename.endsWith(".ts")
    ? join(root, "src/catalogue/finding", `${name}.server.ts`)
    : join(root, "build/server/finding", `${name}.js`);
