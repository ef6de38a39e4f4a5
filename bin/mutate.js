import { built, installed, run } from "./ready.js";

installed();
built();
const parts = process.argv.slice(2);
for (const part of parts.length > 0 ? parts : ["rules", "orders", "identity"])
  run("stryker", ["run", `tests/mutation/${part}.json`]);
