import { query } from "#src/api/operation.ts";
import type { Fulfilment, OrderStatus } from "#src/orders/order.ts";

export const exportOrders = query<
  {
    status?: OrderStatus | "waiting";
    fulfilment?: Fulfilment;
    day?: string;
    slot_day?: string;
    search?: string;
    place?: string;
  },
  string
>("/api/admin/orders-export", "string");
