// The built server process; bin/server runs it with the right Node, bin/start.sh restarts it.
import { run } from "../build/server/index.js";

await run();
