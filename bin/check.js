// `npm run check`: the static checks, in seconds.
import { installed, node, run } from "./ready.js";

installed();
run("paraglide-js", [
  "compile",
  "--silent",
  "--project",
  "./project.inlang",
  "--outdir",
  "./src/language/paraglide",
  "--strategy",
  "globalVariable",
  "baseLocale",
]);
run(node(), ["bin/check-messages.js"]);
run(node(), ["bin/check-names.js"]);
run(node(), ["bin/check-expressions.js"]);
run(node(), ["bin/check-packages.js"]);
run(node(), ["bin/client.js"]);
run("biome", ["check", "--error-on-warnings"]);
run("react-router", ["typegen"]);
run("tsc", ["--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/check.tsbuildinfo"]);
run(node(), ["bin/statements/check.ts"]);
run("depcruise", [
  "src",
  "demo",
  "packages/client/src",
  "--config",
  ".dependency-cruiser.cjs",
  "--output-type",
  "err",
]);
run("knip", ["--no-config-hints"]);
