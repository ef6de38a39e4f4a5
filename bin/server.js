// The built server process. bin/server selects the Node; bin/start.sh restarts the process.
import "./new-enough.js";
import "./settings-file.js";

const { run } = await import("../build/server/index.js");
await run();
