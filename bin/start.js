// `npm start`: from a fresh clone to an open shop.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { built, installed, node, root } from "./ready.js";

installed();
built();
process.env.NODE_ENV ??= "production";
if (process.versions.node.split(".")[0] >= 24) {
  process.chdir(root);
  await import("./server.js");
} else {
  const server = spawn(node(), [join(root, "bin/server.js")], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
  server.on("exit", (code, signal) => process.exit(signal ? 1 : code));
}
