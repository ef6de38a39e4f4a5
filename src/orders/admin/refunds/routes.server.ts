import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { adminOrder } from "../schemas.ts";
import * as contract from "./contract.ts";
import { takeBackRefund, writeRefund } from "./note-refund.server.ts";
import * as schemas from "./schemas.ts";

export function serveRefunds(api: Api) {
  const staff = { may: "orders", output: adminOrder } as const;
  serve(api, contract.noteRefund, { ...staff, input: schemas.refundDraft }, writeRefund);
  serve(api, contract.takeRefundBack, { ...staff, input: schemas.refundOfOrder }, takeBackRefund);
}
