import { z } from "zod";
import type { Api } from "../platform/api.server.ts";
import { serve } from "../platform/serve.server.ts";
import { listMyOrders, placeOrder as placeOrderOperation } from "./contract.ts";
import { myOrders } from "./my-orders.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { orderDraft, orderList, placed } from "./shapes.ts";

export function serveOrders(api: Api) {
  const limit = { most: 240, seconds: 60 };
  serve(api, placeOrderOperation, { input: orderDraft, output: placed, may: "customer", limit }, placeOrder);
  serve(api, listMyOrders, { input: z.object({}), output: orderList, may: "customer" }, myOrders);
}
