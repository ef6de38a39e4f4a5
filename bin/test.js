// `npm test`: every check and test except the longer journeys, in ten minutes; `npm run test:all` includes
// them. Parts: npm run check, npm run test:api, npm run test:browser

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

installed();
run(node(), ["bin/check.js"]);
built();
run("vitest", ["run"]);
const all = process.argv.includes("all");
run("playwright", ["test"], { env: { CHROMIUM: chromium(), JOURNEYS: all ? "all" : "core" } });
