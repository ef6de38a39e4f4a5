import { join } from "node:path";
import { root } from "../../../platform/root.server.ts";

/** From source Node runs the program's own source; the built shop has it compiled beside itself (vite.config.ts). */
export const programAt = (name: string) =>
  import.meta.filename.endsWith(".ts")
    ? join(root, "src/catalogue/finding", `${name}.server.ts`)
    : join(root, "build/server/finding", `${name}.js`);
