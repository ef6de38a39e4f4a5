// `npm run dev`: installs if needed, and serves the shop with hot reload.
import { spawn } from "node:child_process";
import { installed, node, root } from "./ready.js";

installed();
const server = spawn(node(), ["bin/dev-server.js"], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : code));
