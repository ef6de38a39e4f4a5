// `npm start`: from a fresh clone to an open shop.
import { spawn } from "node:child_process";
import { built, installed, node, root, serverArguments, serverEnvironment } from "./ready.js";

installed();
built();
process.env.NODE_ENV ??= "production";
const server = spawn(node(), serverArguments, {
  cwd: root,
  env: { ...serverEnvironment, ...process.env },
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 1 : code));
