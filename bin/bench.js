// `npm run bench` exits with 1 if the built shop misses a goal; `npm run bench:phone`: on a slow phone.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), process.argv[2] === "phone" ? ["bench/phone.ts"] : ["bench/bench.ts"]);
