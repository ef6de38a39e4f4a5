// The server process itself, as built; bin/server calls Node for it, bin/start.sh keeps it open.
import { run } from "../build/server/index.js";

await run();
