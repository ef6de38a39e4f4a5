// `npm run soak -- NAME`: failure drills; exits with 1 if a promise is broken. See docs/reliability.md.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), ["tests/soak/run.ts", ...process.argv.slice(2)]);
