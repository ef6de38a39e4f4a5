// `npm run bench`: measures the built shop; exits with 1 where a goal was missed. `npm run bench:phone`: how it is on a slow phone.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), process.argv[2] === "phone" ? ["bench/phone.ts"] : ["bench/bench.ts"]);
