// `npm test`: checks, tests and the core journeys; `npm run test:all` adds short drills and all other journeys.

import { chromium } from "./chromium.js";
import { built, installed, node, run } from "./ready.js";

const all = process.argv.includes("all");
installed();
run(node(), ["bin/check.js"]);
built();
const longRandomTests = { INPUTS: "10000", RACES: "400", RUNS: "12", WRITES: "200" };
if (all) run("vitest", ["run"], { env: longRandomTests });
else run("vitest", ["run", "--exclude", "tests/soak/**"]);
run("playwright", all ? ["test"] : ["test", "--project", "phone", "--project", "desktop"], {
  env: { CHROMIUM: chromium(), JOURNEYS: all ? "all" : "core" },
});
