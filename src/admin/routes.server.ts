import { z } from "zod";
import type { Api } from "../platform/http/api.server.ts";
import { serve } from "../platform/http/serve.server.ts";
import type { CustomOrderRow, MessageRow } from "./contract.ts";
import * as contract from "./contract.ts";
import { customOrders, mark, messages, readInbox } from "./inboxes.server.ts";
import { countAll } from "./overview.server.ts";
import { listPeople } from "./people.server.ts";
import * as shapes from "./shapes.ts";

type CustomOrderFields = Omit<CustomOrderRow, "id" | "created_at" | "done">;
type MessageFields = Omit<MessageRow, "id" | "created_at" | "done">;

export function serveAdmin(api: Api) {
  const may = "admin";
  serve(api, contract.showOverview, { may, input: z.object({}), output: shapes.overview }, countAll);
  serve(api, contract.listPeople, { may, input: shapes.peopleQuery, output: shapes.peopleList }, listPeople);

  const inbox = { may, input: shapes.inboxQuery } as const;
  serve(api, contract.listCustomOrders, { ...inbox, output: shapes.customOrderList }, (input, call) =>
    readInbox<CustomOrderFields>(customOrders, input, call),
  );
  serve(api, contract.listMessages, { ...inbox, output: shapes.messageList }, (input, call) =>
    readInbox<MessageFields>(messages, input, call),
  );

  const marking = { may, input: shapes.inboxMark, output: shapes.marked } as const;
  serve(api, contract.markCustomOrder, marking, (input, call) => mark(customOrders, input, call));
  serve(api, contract.markMessage, marking, (input, call) => mark(messages, input, call));
}
