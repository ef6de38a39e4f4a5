// `npm run demo -- --products 100000`: a large catalogue in the shop's database. `npm run demo -- --remove`: the demo is gone.
import { node, ready, run } from "./ready.js";

ready();
run(node(), ["build/server/demo.js", ...process.argv.slice(2)]);
