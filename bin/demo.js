// `npm run demo -- --products 100000` adds products; `npm run demo -- --remove` removes the demo.
import { node, ready, run } from "./ready.js";

ready();
run(node(), ["build/server/demo.js", ...process.argv.slice(2)]);
