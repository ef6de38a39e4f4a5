import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { confirm } from "./confirm-way.server.ts";
import * as contract from "./contract.ts";
import { correct, handIn } from "./hand-in.server.ts";
import * as schemas from "./schemas.ts";
import { cashOfOneDay } from "./show-cash.server.ts";

export function serveCash(api: Api) {
  const staff = { may: "orders", output: schemas.cashOfDay } as const;
  serve(api, contract.showCash, { ...staff, input: schemas.cashQuery }, cashOfOneDay);
  const once = { ...staff, keyed: true };
  serve(api, contract.handCashIn, { ...once, input: schemas.handoverDraft, refuses: ["not_found"] }, handIn);
  serve(api, contract.confirmWay, { ...once, input: schemas.receiptDraft }, confirm);
  serve(api, contract.correctHandover, { ...once, input: schemas.correctionDraft }, correct);
}
