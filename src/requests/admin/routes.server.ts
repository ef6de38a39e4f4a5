import type { z } from "zod";
import type { Operation } from "#src/api/operation.ts";
import { placingRefusals } from "#src/checkout/placing/place-order.server.ts";
import { placed } from "#src/orders/schemas.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { answerRequest, resendAnswer } from "./answering/answer-request.server.ts";
import { type Inbox, removeRequest, setRequestStatus } from "./change-request.server.ts";
import * as contract from "./contract.ts";
import { customOrders, messages, readInbox } from "./inboxes.server.ts";
import { orderCustomOrder } from "./order-custom.server.ts";
import * as schemas from "./schemas.ts";
import {
  type CustomOrderRecord,
  type MessageRecord,
  showCustomOrder,
  showMessage,
  toCustomOrder,
} from "./show-request.server.ts";

export function serveInboxes(api: Api) {
  const input = schemas.inboxQuery;
  serve(
    api,
    contract.listCustomOrders,
    { input, may: "orders", output: schemas.customOrderList },
    async (input, context) => {
      const { data, meta } = await readInbox<CustomOrderRecord>(customOrders, input, context);
      return { data: data.map(toCustomOrder), meta };
    },
  );
  serve(
    api,
    contract.orderCustom,
    {
      input: schemas.customOrderDraft,
      output: placed,
      may: "orders",
      keyed: true,
      refuses: [...placingRefusals, "changed"],
    },
    orderCustomOrder,
  );
  serve(
    api,
    contract.listMessages,
    { input, may: "customers", output: schemas.messageList },
    (input, context) => readInbox<MessageRecord>(messages, input, context),
  );
  serveRequest(api, { ...customOrders, show: showCustomOrder }, schemas.oneCustomOrder, "orders", {
    show: contract.showCustomOrder,
    step: contract.stepCustomOrder,
    answer: contract.answerCustomOrder,
    resend: contract.resendCustomOrderAnswer,
    remove: contract.removeCustomOrder,
  });
  serveRequest(api, { ...messages, show: showMessage }, schemas.oneMessage, "customers", {
    show: contract.showMessage,
    step: contract.stepMessage,
    answer: contract.answerMessage,
    resend: contract.resendMessageAnswer,
    remove: contract.removeMessage,
  });
}

type ServedOperations<Detail> = {
  show: Operation<{ id: string }, Detail>;
  step: Operation<contract.RequestStep, Detail>;
  answer: Operation<contract.AnswerDraft, Detail>;
  resend: Operation<contract.AnswerAgain, Detail>;
  remove: Operation<contract.RequestRemoval, z.infer<typeof schemas.removed>>;
};

/** Serves the operations that both inboxes share. */
function serveRequest<Detail>(
  api: Api,
  inbox: Inbox<Detail>,
  output: z.ZodType<Detail>,
  may: "orders" | "customers",
  { show, step, answer, resend, remove }: ServedOperations<Detail>,
) {
  const terms = { output, may };
  serve(api, show, { input: schemas.byId, ...terms }, ({ id }, { shop }) =>
    inbox.show(shop.database.pool, id),
  );
  serve(api, step, { input: schemas.requestStep, ...terms }, (input, context) =>
    setRequestStatus(inbox, input, context),
  );
  serve(api, answer, { input: schemas.answerDraft, ...terms }, (input, context) =>
    answerRequest(inbox, input, context),
  );
  serve(api, resend, { input: schemas.answerAgain, ...terms, refuses: ["changed"] }, (input, context) =>
    resendAnswer(inbox, input, context),
  );
  serve(api, remove, { input: schemas.requestRemoval, output: schemas.removed, may }, (input, context) =>
    removeRequest(inbox, input, context),
  );
}
