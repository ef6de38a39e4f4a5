import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { confirmCode } from "./confirm-code.server.ts";
import { confirmPhone, sendPhoneCode } from "./contract.ts";
import { codeDraft, codeRequest, codeSent, phoneProven } from "./schemas.ts";
import { sendCode } from "./send-code.server.ts";

export function servePhoneProof(api: Api) {
  const terms = { may: "customer", limit: { most: 120, seconds: 60 } } as const;
  serve(
    api,
    sendPhoneCode,
    { ...terms, input: codeRequest, output: codeSent, refuses: ["not_offered"] },
    sendCode,
  );
  serve(api, confirmPhone, { ...terms, input: codeDraft, output: phoneProven }, confirmCode);
}
