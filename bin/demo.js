// `npm run demo -- --products 100000` adds a large catalogue; `npm run demo -- --remove`: no demo.
import { node, ready, run } from "./ready.js";

ready();
run(node(), ["build/server/demo.js", ...process.argv.slice(2)]);
