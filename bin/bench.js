// `npm run bench` exits with 1 if the built shop misses a goal; `npm run bench:phone`: on a slow phone; `npm run bench:keys`: from key to paint.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), [`bench/${process.argv[2] ?? "bench"}.ts`, ...process.argv.slice(3)]);
