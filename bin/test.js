// `npm test`: every check and test in ten minutes; `npm run test:all` includes the longer journeys.

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

installed();
run(node(), ["bin/check.js"]);
built();
run("vitest", ["run"]);
const all = process.argv.includes("all");
run("playwright", ["test"], { env: { CHROMIUM: chromium(), JOURNEYS: all ? "all" : "core" } });
