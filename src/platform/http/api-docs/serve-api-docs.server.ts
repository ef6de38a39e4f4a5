import type { Operation, Upload } from "#src/api/operation.ts";
import type { Api } from "../api.server.ts";
import { countRead, pageCost } from "../limits/read-limit.server.ts";
import { buildOpenApi, type NamedOperation } from "./build-openapi.server.ts";
import { renderApiPage } from "./render-api-page.server.ts";

/** Both show the name of the shop. */
const cacheHeaders = { "Cache-Control": "public, max-age=0, must-revalidate", "Surrogate-Key": "shop" };

/**
 * `GET /api/openapi.json`, generated from the contracts, and `GET /api/docs`, the same as a page. The page cache stores both. Throws
 * if an operation is mounted that is not among the contracts.
 */
export function serveApiDocs(api: Api, contracts: Record<string, unknown>) {
  const { hono, shop } = api;
  const operations = nameOperations(api, contracts);
  let document: ReturnType<typeof buildOpenApi> | undefined;
  const readShopName = async () => (await shop.details.current()).name_en;
  hono.get("/api/openapi.json", async (c) => {
    countRead(api, c);
    document ??= buildOpenApi(operations);
    const info = { title: `${await readShopName()} API`, version: "1" };
    return c.json({ openapi: "3.1.0", info, ...document }, 200, cacheHeaders);
  });
  hono.get("/api/docs", async (c) => {
    countRead(api, c, pageCost);
    return c.html(renderApiPage(operations, await readShopName()), 200, cacheHeaders);
  });
}

function nameOperations({ mounted }: Api, contracts: Record<string, unknown>): NamedOperation[] {
  const names = new Map(Object.entries(contracts).map(([name, contract]) => [contract, name]));
  return mounted.map((mountedOperation) => {
    const { operation } = mountedOperation;
    const name = names.get(operation satisfies Operation<unknown, unknown> | Upload<unknown>);
    if (!name) throw new Error(`${operation.path} has no name: add its contract to src/contracts.ts`);
    return { ...mountedOperation, name };
  });
}
