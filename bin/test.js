// `npm test`: every check and test. Parts of it: npm run check, npm run test:api, npm run test:browser

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

installed();
run(node(), ["bin/check.js"]);
built();
run("vitest", ["run"]);
run("playwright", ["test"], { env: { CHROMIUM: chromium() } });
