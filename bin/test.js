// `npm test`: everything that proves the shop. Narrower: npm run check · npm run test:api · npm run test:browser

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

installed();
run(node(), ["bin/check.js"]);
built();
run("vitest", ["run"]);
run("playwright", ["test"], { env: { CHROMIUM: chromium() } });
