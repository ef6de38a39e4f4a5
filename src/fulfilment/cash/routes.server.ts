import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { confirmReceipt } from "./confirm-receipt.server.ts";
import * as contract from "./contract.ts";
import { correctOneHandover, handIn } from "./hand-in.server.ts";
import { readCashOfDay } from "./read-cash-of-day.server.ts";
import * as schemas from "./schemas.ts";

export function serveCash(api: Api) {
  const staff = { may: "orders", output: schemas.cashOfDay } as const;
  serve(api, contract.showCash, { ...staff, input: schemas.cashQuery }, readCashOfDay);
  const idempotentOptions = { ...staff, keyed: true };
  serve(
    api,
    contract.handCashIn,
    { ...idempotentOptions, input: schemas.handoverDraft, refuses: ["not_found"] },
    handIn,
  );
  serve(api, contract.confirmWay, { ...idempotentOptions, input: schemas.receiptDraft }, confirmReceipt);
  serve(
    api,
    contract.correctHandover,
    { ...idempotentOptions, input: schemas.correctionDraft },
    correctOneHandover,
  );
}
