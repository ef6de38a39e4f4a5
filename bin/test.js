// `npm test`: checks, tests and the core journeys; `npm run test:all` adds short drills and all other journeys.

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

const all = process.argv.includes("all");
installed();
run(node(), ["bin/check.js"]);
built();
run("vitest", all ? ["run"] : ["run", "--exclude", "tests/soak/**"]);
run("playwright", all ? ["test"] : ["test", "--project", "phone", "--project", "desktop"], {
  env: { CHROMIUM: chromium(), JOURNEYS: all ? "all" : "core" },
});
