// The built server process; bin/server runs it with the right Node, bin/start.sh restarts it.
import "./new-enough.js";
import "./settings-file.js";

const { run } = await import("../build/server/index.js");
await run();
