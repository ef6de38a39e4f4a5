// `npm run soak -- NAME`: drills that break the shop on purpose; exits with 1 if a promise was not kept. See docs/reliability.md.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), ["tests/soak/run.ts", ...process.argv.slice(2)]);
