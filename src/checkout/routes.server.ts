import { orderDraft, placed } from "../orders/schemas.ts";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import { placeOrder as placeOrderOperation } from "./contract.ts";
import { findCallers, takeOrder } from "./phone-orders/contract.ts";
import { findCallersByPhone } from "./phone-orders/find-callers-by-phone.server.ts";
import { callerList, callerQuery, phoneOrderDraft } from "./phone-orders/schemas.ts";
import { takeConfirmedOrder } from "./phone-orders/take-order.server.ts";
import { placeOrder, placingRefusals } from "./placing/place-order.server.ts";

/** How orders are placed: by customers, or by staff on the phone. */
export function serveCheckout(api: Api) {
  const limit = { most: 240, seconds: 60 };
  const byCustomer = {
    input: orderDraft,
    output: placed,
    may: "customer",
    limit,
    keyed: true,
    refuses: placingRefusals,
  } as const;
  serve(api, placeOrderOperation, byCustomer, placeOrder);
  const onPhone = {
    input: phoneOrderDraft,
    output: placed,
    may: "orders",
    keyed: true,
    refuses: placingRefusals,
  } as const;
  serve(api, takeOrder, onPhone, takeConfirmedOrder);
  serve(api, findCallers, { input: callerQuery, output: callerList, may: "orders" }, findCallersByPhone);
}
