import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import * as desk from "./admin/contract.ts";
import { listAllOrders } from "./admin/list-orders.server.ts";
import { byId, deskList, deskOrder, deskQuery, stepDraft } from "./admin/schemas.ts";
import { showOneOrder } from "./admin/show-order.server.ts";
import { stepOrder } from "./admin/step-order.server.ts";
import { listMyOrders, placeOrder as placeOrderOperation, showLastDelivery } from "./contract.ts";
import { lastDelivery, myOrders } from "./my-orders.server.ts";
import { placeOrder } from "./placing/place-order.server.ts";
import * as shapes from "./schemas.ts";

export function serveOrders(api: Api) {
  const limit = { most: 240, seconds: 60 };
  const mine = { input: z.object({}), may: "customer" } as const;
  serve(
    api,
    placeOrderOperation,
    { input: shapes.orderDraft, output: shapes.placed, may: "customer", limit },
    placeOrder,
  );
  serve(api, listMyOrders, { ...mine, output: shapes.orderList }, myOrders);
  serve(api, showLastDelivery, { ...mine, output: shapes.lastDelivery }, lastDelivery);

  serve(api, desk.listOrders, { input: deskQuery, output: deskList, may: "admin" }, listAllOrders);
  serve(api, desk.showOrder, { input: byId, output: deskOrder, may: "admin" }, showOneOrder);
  serve(api, desk.stepOrder, { input: stepDraft, output: deskOrder, may: "admin" }, stepOrder);
}
