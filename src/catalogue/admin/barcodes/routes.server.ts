import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import * as contract from "./contract.ts";
import { findScanned, listLabels } from "./scanned-products.server.ts";
import { labelQuery, scannedCode, scannedProducts } from "./schemas.ts";

export function serveBarcodes(api: Api) {
  const staff = { may: "catalogue", output: scannedProducts } as const;
  serve(api, contract.findScanned, { ...staff, scope: "stock:read", input: scannedCode }, findScanned);
  serve(api, contract.listLabels, { ...staff, input: labelQuery }, listLabels);
}
