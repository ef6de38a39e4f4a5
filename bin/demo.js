// `npm run demo -- --products 100000`: a large catalogue in the shop's database.
import { built, installed, node, run } from "./ready.js";

installed();
built();
run(node(), ["demo/many.ts", ...process.argv.slice(2)]);
