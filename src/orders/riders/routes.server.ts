import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { stepsAtOnceResult } from "../admin/schemas.ts";
import { assignToRider, takeOut } from "./assign-orders.server.ts";
import * as contract from "./contract.ts";
import { findRiders } from "./find-riders.server.ts";
import { assignedOrders, riderList, takenOrders } from "./schemas.ts";

export function serveRiders(api: Api) {
  const taken = { input: takenOrders, output: stepsAtOnceResult, may: "delivery" } as const;
  serve(api, contract.takeOrdersOut, taken, takeOut);
  serve(api, contract.listRiders, { input: z.object({}), output: riderList, may: "orders" }, findRiders);
  const assigned = { input: assignedOrders, output: stepsAtOnceResult, may: "orders" } as const;
  serve(api, contract.assignRider, assigned, assignToRider);
}
