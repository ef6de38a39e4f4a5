import { placed } from "../../orders/schemas.ts";
import type { Api } from "../../platform/http/api.server.ts";
import { serve } from "../../platform/http/serve.server.ts";
import type { MessageRow } from "./contract.ts";
import * as contract from "./contract.ts";
import { customOrders, type InboxRecord, mark, messages, readInbox } from "./inboxes.server.ts";
import {
  type CustomOrderRecord,
  orderCustomOrder,
  orderOf,
  showOneCustomOrder,
} from "./order-custom.server.ts";
import * as schemas from "./schemas.ts";

type MessageRecord = Omit<MessageRow, keyof InboxRecord> & InboxRecord;

export function serveInboxes(api: Api) {
  const inbox = { input: schemas.inboxQuery } as const;
  const [orders, customers] = [{ may: "orders" } as const, { may: "customers" } as const];
  serve(
    api,
    contract.listCustomOrders,
    { ...inbox, ...orders, output: schemas.customOrderList },
    async (input, context) => {
      const { data, meta } = await readInbox<CustomOrderRecord>(customOrders, input, context);
      return { data: data.map(({ order_id, ...row }) => ({ ...row, order: orderOf(order_id) })), meta };
    },
  );
  serve(
    api,
    contract.showCustomOrder,
    { input: schemas.byId, output: schemas.oneCustomOrder, ...orders },
    showOneCustomOrder,
  );
  serve(
    api,
    contract.orderCustom,
    { input: schemas.customOrderDraft, output: placed, ...orders },
    orderCustomOrder,
  );
  serve(
    api,
    contract.listMessages,
    { ...inbox, ...customers, output: schemas.messageList },
    (input, context) => readInbox<MessageRecord>(messages, input, context),
  );

  const marking = { input: schemas.inboxMark, output: schemas.marked } as const;
  serve(api, contract.markCustomOrder, { ...marking, ...orders }, (input, context) =>
    mark(customOrders, input, context),
  );
  serve(api, contract.markMessage, { ...marking, ...customers }, (input, context) =>
    mark(messages, input, context),
  );
}
