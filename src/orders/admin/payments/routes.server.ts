import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { adminOrder } from "../schemas.ts";
import { writeChangedPayment } from "./change-payment.server.ts";
import { changePayment } from "./contract.ts";
import { paymentDraft } from "./schemas.ts";

export function servePayments(api: Api) {
  serve(api, changePayment, { may: "orders", input: paymentDraft, output: adminOrder }, writeChangedPayment);
}
