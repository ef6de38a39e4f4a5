// `npm run bench`: measures the built shop; exits with 1 where a goal was missed.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), ["bench/bench.ts"]);
