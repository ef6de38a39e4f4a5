// `npm run api`: writes docs/api/openapi.json as the API is, and of it the types of packages/client. At a release `npm run api -- release`
// also writes docs/api/released.json, with which later changes are compared.
import { installed, node, run } from "./ready.js";

installed();
const written = process.argv[2] === "release" ? "release" : "yes";
run("vitest", ["run", "tests/api/published/published.test.ts"], { env: { PUBLISH_API: written } });
run(node(), ["bin/client.js"]);
