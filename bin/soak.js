// `npm run soak`: kills the shop over and over while buyers order; exits with 1 if anything is lost. See docs/reliability.md.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), ["tests/soak/run.ts", ...process.argv.slice(2)]);
