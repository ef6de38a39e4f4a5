// `npm run api`: writes docs/api/openapi.json as the API is, and of it the types of packages/client.
import { installed, node, run } from "./ready.js";

installed();
run("vitest", ["run", "tests/api/published/published.test.ts"], { env: { PUBLISH_API: "1" } });
run(node(), ["bin/client.js"]);
